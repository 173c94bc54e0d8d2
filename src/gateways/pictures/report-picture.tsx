import { bandInWords } from "../../engine/score/band-in-words.ts";
import { plainLine } from "../../plain-text.ts";
import { count, figure, listed } from "../pages/report/words.ts";
import type { ReportData } from "../pages/report-data.ts";
import { fitted, INK, isDrawable, Line, MARGIN, PICTURE_SIZE, paper, WIDE } from "./paper.tsx";

type Told = Pick<
  ReportData,
  | "domain"
  | "brand"
  | "mode"
  | "visibility"
  | "visibilityInterval"
  | "band"
  | "bandStable"
  | "namedShare"
  | "readiness"
  | "gate"
  | "engines"
>;

const WIDTH = PICTURE_SIZE.width - 2 * MARGIN;

/** What a link to a report shows of it, as SVG: the site, in how many answers it is named, visibility and its interval. */
export function reportPicture(report: Told): string {
  const name = plainLine(report.brand);
  const title = fitted(name !== "" && isDrawable(name) ? name : report.domain, WIDE.name, [76, 64, 52, 44]);
  const domain = fitted(report.domain, WIDE.name, [32, 26]);
  return paper(
    <>
      {report.mode === "sandbox" && <SandboxMark />}
      <Line y={150} bold {...title} />
      <Line y={204} fill={INK.quiet} {...domain} />
      <Line y={296} {...fitted(named(report), WIDE.sentence, [40, 36, 32, 26])} />
      {report.visibility === null ? (
        <Line y={388} size={36} text="Visibility: not measured" />
      ) : (
        <Visibility {...report} />
      )}
      {report.gate && (
        <Line y={536} {...fitted(`Readiness is capped: ${report.gate.text}`, WIDE.sentence, [28, 24, 20])} />
      )}
      <Line x={MARGIN + WIDTH} y={580} size={28} anchor="end" fill={INK.quiet} text={readiness(report)} />
    </>,
  );
}

function SandboxMark() {
  return (
    <>
      <rect x="16" y="0" width="1184" height="56" fill="#fff6dc" />
      <Line y={38} size={26} bold text="Sandbox: invented engines, not real AI answers" />
    </>
  );
}

function named({ namedShare, engines, mode }: Told): string {
  if (!namedShare || namedShare.countable === 0) return "No AI engine gave an answer that could be counted";
  const answered = engines.filter((engine) => engine.answered > 0).map(({ label }) => plainLine(label));
  const invented = mode === "sandbox" ? count(answered.length, "built-in engine") : null;
  const who = invented ?? (answered.length > 3 ? `${answered.length} AI engines` : listed(answered));
  return `Named in ${namedShare.named} of ${count(namedShare.countable, "answer")} of ${who}`;
}

/** Bar from zero with its interval as a whisker; the bands begin at the marks. */
function Visibility({ visibility, visibilityInterval, ...told }: Told) {
  const band = bandInWords(told);
  const at = (value: number) => MARGIN + (value / 100) * WIDTH;
  const ofHundred = ` of 100${band ? `: ${band.toLowerCase().replace("ai", "AI")}` : ""}`;
  const { size } = fitted(`Visibility ${figure(visibility!)}${ofHundred}`, WIDE.sentence, [36, 32, 28, 24]);
  return (
    <>
      <text x={MARGIN} y="388" fontSize={size} fill={INK.ink}>
        {"Visibility "}
        <tspan fontWeight="700">{figure(visibility!)}</tspan>
        {ofHundred}
      </text>
      <rect x={MARGIN} y="416" width={WIDTH} height="28" rx="4" fill={INK.track} />
      <rect x={MARGIN} y="416" width={(visibility! / 100) * WIDTH} height="28" rx="4" fill={INK.bar} />
      {[25, 60].map((tick) => (
        <rect key={tick} x={at(tick) - 1} y="410" width="2" height="40" fill={INK.quiet} />
      ))}
      {visibilityInterval && <Whisker interval={visibilityInterval} at={at} />}
    </>
  );
}

function Whisker({ interval: [low, high], at }: { interval: [number, number]; at: (value: number) => number }) {
  const words = `Most likely between ${figure(low)} and ${figure(high)} (95% interval)`;
  return (
    <g>
      <rect x={at(low)} y="428" width={at(high) - at(low)} height="4" fill={INK.ink} />
      <rect x={at(low) - 2} y="418" width="4" height="24" fill={INK.ink} />
      <rect x={at(high) - 2} y="418" width="4" height="24" fill={INK.ink} />
      <Line y={492} size={28} fill={INK.quiet} text={words} />
    </g>
  );
}

function readiness({ readiness }: Told): string {
  return readiness === null ? "Readiness: not measured" : `Readiness of the site: ${figure(readiness)} of 100`;
}
