import type { ReportData } from "../report-data.ts";
import { count, figure, moment } from "./words.ts";

/** What became of visibility since the measurement before, and whether that is more than chance. */
export function Moved({ movement, previous }: Pick<ReportData, "movement" | "previous">) {
  if (!movement || !previous?.measuredAt) return null;
  const then = (
    <a href={new URL(previous.report).pathname}>
      <time dateTime={previous.measuredAt}>{moment(previous.measuredAt)}</time>
    </a>
  );
  if (movement.moved === null || movement.change === null || !movement.interval) {
    return (
      <p className="moved">
        Measured before on {then}. The two cannot be compared: {movement.reason}
      </p>
    );
  }
  const [low, high] = movement.interval;
  if (low === 0 && high === 0)
    return (
      <p className="moved">
        Since {then}: no change on {count(movement.cells, "answer")} that both have.
      </p>
    );
  const change = `${movement.change > 0 ? "+" : ""}${figure(movement.change)} points`;
  return (
    <p className="moved">
      Since {then}: {change} on {count(movement.cells, "answer")} that both have, most likely between {figure(low)} and{" "}
      {figure(high)}.{" "}
      {movement.moved === "no" ? "That is within chance." : `Visibility went ${movement.moved}, by more than chance.`}
    </p>
  );
}
