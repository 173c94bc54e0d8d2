import { each } from "../each.ts";
import { figure } from "../report/words.ts";
import { TableAlternative } from "../table.tsx";

/** One measure in a line over time. */
export interface TrendPoint {
  /** ISO-8601. */
  at: string;
  /** 0 to 100; `null` was not measured, and the line has a gap there. */
  value: number | null;
  /** 95 % interval; `null` draws no band. */
  interval: [number, number] | null;
  /** Points of different versions are not joined. */
  version: string;
}

interface TrendChartProps {
  label: string;
  /** Oldest first, two at least. */
  points: TrendPoint[];
  /** Heights that mean something, each with its word. */
  levels: { at: number; word: string }[];
}

const HEIGHT = 190;
/** Room above 100 for the labels of values. */
const TOP = 22;
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "2-digit", timeZone: "UTC" });

const y = (value: number) => TOP + ((HEIGHT - TOP) * (100 - value)) / 100;

/** A line over time with its interval as a band; a gap where nothing was measured. Places are shares of the width, so letters keep their size on a phone. */
export function TrendChart({ label, points, levels }: TrendChartProps) {
  const placed = place(points);
  const runs = runsOf(placed);
  const first = points[0]!;
  const last = points.at(-1)!;
  return (
    <figure className="trend">
      <div className="trend-plot">
        <svg className="trend-axis" width="32" height={HEIGHT + 24} aria-hidden="true">
          {each([0, ...levels.map(({ at }) => at), 100], (at) => (
            <text x="26" y={y(at) + 4} textAnchor="end">
              {at}
            </text>
          ))}
        </svg>
        <svg width="100%" height={HEIGHT + 24} role="img" aria-label={spoken(label, points)}>
          {each([0, ...levels.map(({ at }) => at), 100], (at) => (
            <line className={at === 0 ? "base" : "level"} x1="0" x2="100%" y1={y(at)} y2={y(at)} />
          ))}
          {each(levels, ({ at, word }) => (
            <text className="word" x="0" y={y(at) - 5}>
              {word}
            </text>
          ))}
          <svg
            x="0"
            y="0"
            width="100%"
            height={HEIGHT}
            viewBox={`0 0 100 ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {each(runs, (run) => (
              <path className="band" d={bandOf(run)} />
            ))}
          </svg>
          {each(runs, (run) =>
            each(run.slice(1), (point, before) => {
              const from = run[before]!;
              return (
                <line className="line" x1={`${from.x}%`} y1={y(from.value!)} x2={`${point.x}%`} y2={y(point.value!)} />
              );
            }),
          )}
          {each(placed, (point) =>
            point.value === null ? (
              <text className="gap" x={`${point.x}%`} y={HEIGHT - 6} textAnchor="middle">
                –
              </text>
            ) : (
              <>
                {point.interval && (
                  <line
                    className="spread"
                    x1={`${point.x}%`}
                    x2={`${point.x}%`}
                    y1={y(point.interval[0])}
                    y2={y(point.interval[1])}
                  />
                )}
                <circle className="point" cx={`${point.x}%`} cy={y(point.value)} r="4">
                  <title>{tell(point)}</title>
                </circle>
              </>
            ),
          )}
          {last.value !== null && (
            <text className="latest" x={`${placed.at(-1)!.x}%`} y={y(last.value) - 10} textAnchor="end">
              {figure(last.value)}
            </text>
          )}
          <text className="date" x="0" y={HEIGHT + 18}>
            {day(first.at)}
          </text>
          <text className="date" x="100%" y={HEIGHT + 18} textAnchor="end">
            {day(last.at)}
          </text>
        </svg>
      </div>
      <TableAlternative
        caption={`${label}, newest first`}
        header={["Measured", label, "95% interval"]}
        rows={points.toReversed().map(({ at, value, interval }) => [
          <time key={at} dateTime={at}>
            {day(at)}
          </time>,
          value === null ? "not measured" : figure(value),
          interval ? `${figure(interval[0])} to ${figure(interval[1])}` : "none",
        ])}
      />
    </figure>
  );
}

type Placed = TrendPoint & { x: number };

/** Places by time, from 2 to 97 percent of the width. */
function place(points: TrendPoint[]): Placed[] {
  const from = Date.parse(points[0]!.at);
  const span = Math.max(1, Date.parse(points.at(-1)!.at) - from);
  return points.map((point) => ({ ...point, x: 2 + (95 * (Date.parse(point.at) - from)) / span }));
}

/** Measured points that may be joined: neighbours of one version. */
function runsOf(points: Placed[]): Placed[][] {
  const runs: Placed[][] = [];
  for (const [index, point] of points.entries()) {
    if (point.value === null) continue;
    const before = points[index - 1];
    const isJoined = before && before.value !== null && before.version === point.version;
    if (isJoined) runs.at(-1)!.push(point);
    else runs.push([point]);
  }
  return runs;
}

function bandOf(run: Placed[]): string {
  const spread = run.filter(({ interval }) => interval !== null);
  if (spread.length < 2) return "";
  const upper = spread.map(({ x, interval }) => `${x} ${y(interval![1])}`);
  const lower = spread.toReversed().map(({ x, interval }) => `${x} ${y(interval![0])}`);
  return `M${[...upper, ...lower].join("L")}Z`;
}

function tell({ at, value, interval }: TrendPoint): string {
  const spread = interval ? `, 95% interval ${figure(interval[0])} to ${figure(interval[1])}` : "";
  return `${day(at)}: ${value === null ? "not measured" : figure(value)}${spread}`;
}

function spoken(label: string, points: TrendPoint[]): string {
  return `${label} over ${points.length} measures. First ${tell(points[0]!)}; last ${tell(points.at(-1)!)}.`;
}

const MINUTE = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });

/** "21 Nov 26, 14:05 UTC": a moment in a table. */
export function Stamp({ at }: { at: string }) {
  return (
    <time className="stamp" dateTime={at}>
      {day(at)}, {MINUTE.format(new Date(at))} UTC
    </time>
  );
}

/** "21 Nov 26". */
export function day(iso: string): string {
  return DAY.format(new Date(iso));
}
