import type { SurfaceStatus } from "../../../engine/types.ts";
import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Foreign } from "../foreign.tsx";
import { Mark, type Shape } from "../mark.tsx";
import type { ReportData } from "../report-data.ts";
import { count } from "./words.ts";

type Surface = NonNullable<ReportData["surfaces"]>[number];

const STATUS: Record<SurfaceStatus, { shape: Shape; label: string }> = {
  valid: { shape: "full", label: "Sound" },
  invalid: { shape: "none", label: "Broken" },
  absent: { shape: "gap", label: "Not there" },
  not_measured: { shape: "gap", label: "Could not check" },
};

/** What the site offers to software that acts for people: what is there opens the section, the rest is folded. */
export function Surfaces({ surfaces }: Pick<ReportData, "surfaces">) {
  if (!surfaces) return null;
  const there = surfaces.filter(({ status }) => status === "valid" || status === "invalid");
  const rest = surfaces.filter((surface) => !there.includes(surface));
  return (
    <section aria-labelledby="surfaces">
      <h2 id="surfaces">What agents can use</h2>
      {there.length === 0 ? (
        <p className="quiet">The site offers nothing made for software yet. Most do not.</p>
      ) : (
        <List surfaces={there} />
      )}
      {rest.length > 0 && (
        <details className="checks">
          <summary>{count(rest.length, "more kind")} looked for</summary>
          <List surfaces={rest} />
        </details>
      )}
    </section>
  );
}

function List({ surfaces }: { surfaces: Surface[] }) {
  return (
    <div className="checks">
      <ul>
        {each(surfaces, ({ kind, url, status, detail }) => (
          <li>
            <Mark shape={STATUS[status].shape} />
            <span>
              <strong>{STATUS[status].label}:</strong> {plainText(kind)} at <Foreign text={url} />
              <span className="note" dir="auto">
                {plainText(detail)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
