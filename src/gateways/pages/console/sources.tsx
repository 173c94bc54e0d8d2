import type { Operations } from "../../../graph/execute.ts";
import { plainText } from "../../../plain-text.ts";
import { Foreign, OutLink } from "../foreign.tsx";
import { count, figure, listed } from "../report/words.ts";
import { Table } from "../table.tsx";

type Sources = Operations["GetCitationSources"]["data"]["evidence"];
type Own = Operations["GetCitations"]["data"]["evidence"]["citations"];

interface SourcesProps {
  evidence: Sources;
  own: Own;
  labels: ReadonlyMap<string, string>;
}

/** Which sites the engines rest on, whether those name the owner, and which of the owner's pages they cite. */
export function SourcesPage({ evidence: { sources, mode }, own, labels }: SourcesProps) {
  const link = (href: string, text: string) =>
    mode === "live" ? <OutLink key={href} href={href} text={text} /> : <Foreign key={href} text={text} />;
  return (
    <>
      <h1>Sources</h1>
      <p className="lead">What the engines read before they answered, in the newest measure.</p>
      <section aria-labelledby="cited">
        <h2 id="cited">Sites they cite</h2>
        {sources.length === 0 ? (
          <p>The engines cited no page. Some answer from memory, and then name no source.</p>
        ) : (
          <>
            <p className="quiet">
              A site that is cited often and does not name you is a place to be listed or written about. “Not known”:
              its cited page was not read.
            </p>
            <Table
              caption={`${count(sources.length, "site")}, most cited first`}
              header={["Site", "Kind", "Cited in", "Share of answers", "95% interval", "Names you"]}
              rows={sources.map(({ domain, type, citations, share, interval, present }) => [
                link(`https://${domain}`, domain),
                type === "own" ? "your own site" : type,
                count(citations, "answer"),
                `${figure(share)}%`,
                `${figure(interval[0])}% to ${figure(interval[1])}%`,
                type === "own" ? "it is yours" : present === null ? "not known" : present ? "yes" : "no",
              ])}
            />
          </>
        )}
      </section>
      <section aria-labelledby="own">
        <h2 id="own">Your pages among them</h2>
        <p className="quiet">
          You are named in {own.named} of {count(own.answers, "answer")}, and a page of yours is cited in {own.cited}. A
          citation alone is not a naming.
        </p>
        {own.pages.length > 0 && (
          <Table
            caption="Your pages, most cited first"
            header={["Page", "Cited in", "By"]}
            rows={own.pages.map(({ url, title, answers, engines }) => [
              link(url, plainText(title ?? "") || url),
              count(answers, "answer"),
              listed(engines.map((engine) => labels.get(engine) ?? engine)),
            ])}
          />
        )}
      </section>
    </>
  );
}
