import { plainText } from "../../../plain-text.ts";
import { OutLink } from "../foreign.tsx";
import type { ReportData } from "../report-data.ts";
import { Table } from "../table.tsx";
import { count } from "./words.ts";

type SourcesProps = Pick<ReportData, "shareOfVoice" | "namedShare" | "mode">;
type Source = NonNullable<ReportData["shareOfVoice"]>["sources"][number];

/** Sites shown; further ones stand in the JSON. */
const SHOWN = 10;

/** Which sites the engines cited for these answers, and whether the measured one is among them. */
export function Sources({ shareOfVoice, namedShare, mode }: SourcesProps) {
  const sources = shareOfVoice?.sources ?? [];
  const countable = namedShare?.countable ?? 0;
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">What the engines read</h2>
      {sources.length === 0 ? (
        <p>
          {countable === 0
            ? "No engine answered, so nothing was cited."
            : "The engines cited no page for these answers. Some answer from memory, and then name no source."}
        </p>
      ) : (
        <>
          <p className="quiet">
            A site that is cited often is a place to be listed or written about. Cited does not mean that it names
            anybody.
          </p>
          <Table
            caption={`The sites cited most, of ${sources.length}`}
            header={["Site", "Cited in", "Kind"]}
            rows={sources
              .slice(0, SHOWN)
              .map((source) => [
                mode === "live" ? (
                  <OutLink key={source.domain} href={`https://${source.domain}/`} text={source.domain} />
                ) : (
                  plainText(source.domain)
                ),
                `${source.citations} of ${count(countable, "answer")}`,
                kindOf(source),
              ])}
          />
        </>
      )}
    </section>
  );
}

const KINDS: Record<Source["type"], string> = {
  own: "this site",
  competitor: "a rival's own site",
  directory: "directory",
  review: "reviews",
  community: "forum or community",
  media: "press",
  reference: "reference work",
  other: "another site",
};

function kindOf({ type, present }: Source): string {
  return present && type !== "own" ? `${KINDS[type]}; this site is listed there` : KINDS[type];
}
