import { Fixes } from "../report/fixes.tsx";
import { Ladder } from "../report/ladder.tsx";
import { Readiness } from "../report/readiness.tsx";
import { Surfaces } from "../report/surfaces.tsx";
import { asReport, type Measured } from "./console-data.ts";

/** What to change on the site, what was checked, and where it stands on the ladder. */
export function SitePage({ measured }: { measured: Measured }) {
  const report = asReport(measured);
  return (
    <>
      <h1>Site and fixes</h1>
      <p className="lead">What a reader of your site can do for you, from the site alone.</p>
      <Fixes {...report} />
      <Readiness {...report} />
      <Ladder ladder={report.agentReadiness} />
      <Surfaces surfaces={report.surfaces} />
    </>
  );
}
