/** A shape that carries a meaning; colour only helps. `full` disc, `half` disc, `none` ring, `gap` dash. */
export type Shape = "full" | "half" | "none" | "gap";

/** The shape alone, hidden from screen readers: a text label always stands beside it. */
export function Mark({ shape }: { shape: Shape }) {
  return (
    <svg className={`mark m-${shape}`} viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      {shape === "full" && <circle className="ink" cx="9" cy="9" r="8" />}
      {shape === "half" && <path className="ink" d="M9 1a8 8 0 0 0 0 16z" />}
      {(shape === "half" || shape === "none") && <circle cx="9" cy="9" r="7" />}
      {shape === "gap" && <path d="M4 9h10" />}
    </svg>
  );
}
