import type { Operations } from "../../../graph/execute.ts";
import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Foreign } from "../foreign.tsx";
import { Mark, type Shape } from "../mark.tsx";
import { count, moment } from "../report/words.ts";
import { Table } from "../table.tsx";

type Access = Operations["GetCrawlerAccess"]["data"]["evidence"];
type View = Operations["GetAgentView"]["data"]["evidence"];
type Crawler = Access["crawlers"][number];

const VERDICTS: Record<Crawler["verdict"], { shape: Shape; label: string }> = {
  allowed: { shape: "full", label: "may read" },
  partly: { shape: "half", label: "may read a part" },
  refused: { shape: "none", label: "kept out" },
  unknown: { shape: "gap", label: "not known" },
};

const PURPOSES: Record<Crawler["purpose"], string> = {
  search: "to answer with",
  user: "when a person asks now",
  training: "to train models",
};

const VIEWS: Record<View["page"]["view"], string> = {
  full: "A reader without scripts, as most AI crawlers are, gets the whole text of the home page.",
  partial: "A reader without scripts, as most AI crawlers are, gets only a part of the home page.",
  blank: "A reader without scripts, as most AI crawlers are, gets an empty home page.",
  unknown: "What a reader without scripts gets of the home page is not known.",
};

const ORDER: Crawler["verdict"][] = ["refused", "partly", "unknown", "allowed"];

function shutOutFirst(crawlers: Crawler[]): Crawler[] {
  return crawlers.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
}

/** "18 of 18 that read to answer with may read." */
function accessOf(crawlers: Crawler[], purpose: string): string {
  const allowed = crawlers.filter(({ verdict }) => verdict === "allowed").length;
  return `${allowed} of ${crawlers.length} that read ${purpose} may read everything.`;
}

/** Which crawlers may read the site, and what they get. */
export function CrawlersPage({ access, view }: { access: Access; view: View }) {
  const limited = shutOutFirst(access.crawlers.filter(({ verdict }) => verdict !== "allowed"));
  const allowed = access.crawlers.filter(({ verdict }) => verdict === "allowed");
  return (
    <>
      <h1>Crawler access</h1>
      <p className="lead">
        Who may read your site, by your robots.txt{access.measuredAt && ` on ${moment(access.measuredAt)}`}.
      </p>
      {access.crawlers.length > 0 && (
        <ul>
          {each(Object.keys(PURPOSES) as Crawler["purpose"][], (purpose) => (
            <li>
              {accessOf(
                access.crawlers.filter((crawler) => crawler.purpose === purpose),
                PURPOSES[purpose],
              )}
            </li>
          ))}
        </ul>
      )}
      {access.crawlers.length === 0 ? (
        <p>{access.reason ? plainText(access.reason) : "The robots.txt could not be read."}</p>
      ) : (
        <>
          {limited.length > 0 && <Crawlers caption="Kept out, let in to a part, or not known" crawlers={limited} />}
          <details className="more">
            <summary>{count(allowed.length, "crawler")} that may read everything</summary>
            <Crawlers caption="May read everything" crawlers={allowed} />
          </details>
        </>
      )}
      {access.notAssessable.length > 0 && (
        <>
          <p>What cannot be told from outside:</p>
          <ul>
            {each(access.notAssessable, (line) => (
              <li>{plainText(line)}</li>
            ))}
          </ul>
        </>
      )}
      <section aria-labelledby="seen">
        <h2 id="seen">What they get</h2>
        <p>
          {VIEWS[view.page.view]}
          {view.page.readableChars !== null &&
            ` ${view.page.readableChars.toLocaleString("en-GB")} characters of text.`}
        </p>
      </section>
    </>
  );
}

function Crawlers({ caption, crawlers }: { caption: string; crawlers: Crawler[] }) {
  return (
    <Table
      caption={caption}
      header={["Crawler", "Access", "Of", "Reads", "By which rule"]}
      rows={crawlers.map(({ agent, vendor, purpose, verdict, rule }) => [
        agent,
        <span className="verdict" key={agent}>
          <Mark shape={VERDICTS[verdict].shape} /> {VERDICTS[verdict].label}
        </span>,
        vendor,
        PURPOSES[purpose],
        rule ? <Foreign key={`${agent}-rule`} text={rule} /> : "none that concerns it",
      ])}
    />
  );
}
