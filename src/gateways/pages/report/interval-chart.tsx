import { each } from "../each.ts";
import { figure } from "./words.ts";

interface IntervalChartProps {
  label: string;
  /** 0 to 100. */
  value: number;
  /** 95 % interval; `null` draws no whisker. */
  interval: [number, number] | null;
  unit: "of 100" | "%";
  /** Numbers written under the axis, 0 and 100 among them. */
  ticks: number[];
}

/** A bar from zero with its interval as a whisker, both labelled directly. Widths are shares, so it fits any column. */
export function IntervalChart({ label, value, interval, unit, ticks }: IntervalChartProps) {
  const spread = interval ? `, 95% interval ${figure(interval[0])} to ${figure(interval[1])}` : "";
  return (
    <svg
      className="interval"
      width="100%"
      height="70"
      role="img"
      aria-label={`${label}: ${figure(value)} ${unit}${spread}`}
    >
      <rect className="track" x="0" y="24" width="100%" height="14" rx="2" />
      <rect className="bar" x="0" y="24" width={`${value}%`} height="14" rx="2" />
      {interval && <Whisker interval={interval} />}
      {each(ticks, (tick) => (
        <g>
          {tick > 0 && tick < 100 && <line className="tick" x1={`${tick}%`} x2={`${tick}%`} y1="21" y2="44" />}
          <text className="axis" x={`${tick}%`} y="60" textAnchor={anchor(tick)}>
            {tick}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Under this distance the two ends of a whisker share one label, or they would overlap. */
const LABEL_ROOM = 26;

function Whisker({ interval: [low, high] }: { interval: [number, number] }) {
  const middle = (low + high) / 2;
  return (
    <g className="whisker">
      <line className="halo" x1={`${low}%`} x2={`${high}%`} y1="31" y2="31" />
      <line x1={`${low}%`} x2={`${high}%`} y1="31" y2="31" />
      {each([low, high], (end) => (
        <line x1={`${end}%`} x2={`${end}%`} y1="25" y2="37" />
      ))}
      {high - low < LABEL_ROOM ? (
        <text x={`${middle}%`} y="14" textAnchor={anchor(middle)}>{`${figure(low)} to ${figure(high)}`}</text>
      ) : (
        each([low, high], (end) => (
          <text x={`${end}%`} y="14" textAnchor={anchor(end)}>
            {figure(end)}
          </text>
        ))
      )}
    </g>
  );
}

/** Keeps a label inside the chart at its ends. */
function anchor(at: number): "start" | "middle" | "end" {
  if (at < 12) return "start";
  return at > 88 ? "end" : "middle";
}
