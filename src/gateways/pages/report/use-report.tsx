import type { ReportData } from "../report-data.ts";

/** What to do with a report: measure again, hand it on, keep it, watch the site. Works without a script; one adds copying and printing. */
export function UseReport({ url, domain, report }: Pick<ReportData, "url" | "domain"> & { report: string }) {
  const path = new URL(report).pathname;
  return (
    <section className="use" aria-labelledby="use">
      <h2 id="use">Use this report</h2>
      <div className="uses">
        <form action="/scan" method="post">
          <input type="hidden" name="url" value={url} />
          <input type="hidden" name="fresh" value="true" />
          <button type="submit">Scan again and compare</button>
        </form>
        <button type="button" data-copy={report} hidden>
          Copy the link
        </button>
        <button type="button" data-print="" hidden>
          Print or save as PDF
        </button>
        <a className="button plain" href={`${path}.json`}>
          As JSON
        </a>
      </div>
      <form className="watch" action="/monitor" method="post">
        <h3>Watch {domain}</h3>
        <p className="hint" id="watch-hint">
          It is measured again every month, and you get a mail when the result moved by more than chance. One click ends
          it.
        </p>
        <input type="hidden" name="url" value={url} />
        <label htmlFor="email">Your e-mail address</label>
        <div className="row">
          <input id="email" name="email" type="email" required autoComplete="email" aria-describedby="watch-hint" />
          <button type="submit">Watch this site</button>
        </div>
      </form>
    </section>
  );
}
