import type { Reading } from "../../read-site/types.ts";
import { markdownTries } from "../../surfaces/markdown.ts";
import { fail, notApplicable, notMeasured, partial, pass } from "../judgement.ts";
import type { Audit } from "../types.ts";

const DOCS_TOOLS = new Set(["docusaurus", "mintlify", "gitbook", "vitepress"]);
/** From this share of documentation pages on, developers are whom the site is for. */
const MOSTLY_DOCS = 0.3;
const HALF = 0.5;

export const markdown: Audit = {
  id: "plat.markdown",
  signal: "platform",
  grade: "A",
  effort: "medium",
  title: "Documentation can be had as Markdown",
  why: "Coding assistants ask for Markdown first; chat assistants hardly ever do, so this counts for documentation alone.",

  judge(reading) {
    const tries = markdownTries(reading);
    const broken = tries.find(
      ({ result, advertised }) => result === "broken" || (advertised && (result === "html" || result === "missing")),
    );
    if (broken)
      return fail({ url: broken.url, observed: broken.detail, expected: "text/markdown with the page's headings" });
    // Half a page as Markdown is more than none.
    const incomplete = tries.find(({ result }) => result === "incomplete");
    if (incomplete)
      return partial(Math.max(HALF, incomplete.recall), {
        url: incomplete.url,
        observed: incomplete.detail,
        expected: "every heading of the page",
      });
    const good = tries.find(({ result }) => result === "good");
    if (good?.unvaried) {
      return partial(0.75, {
        url: good.url,
        observed: "Markdown and web page share an address, without Vary: Accept.",
        expected: "Vary: Accept on both",
      });
    }
    if (good) return pass({ url: good.url, observed: good.detail, expected: "text/markdown" });
    if (!isDocumentation(reading)) return notApplicable("This is no documentation site, and no Markdown is promised.");
    if (tries.every(({ result }) => result === "unseen")) return notMeasured("No page could be asked for as Markdown.");
    return fail({
      url: tries[0]!.url,
      observed: "Asked for Markdown, the site sends a web page.",
      expected: "text/markdown",
    });
  },

  fix() {
    return {
      title: "Offer your documentation as Markdown",
      how: "Answer requests that ask for text/markdown (the Accept header) with the page's text as Markdown, send Vary: Accept, and name it in the page's head (link rel=alternate type=text/markdown). Many documentation tools have a switch for this.",
      paste: null,
    };
  },
};

function isDocumentation({ pages, home }: Reading): boolean {
  const docs = pages.filter(({ template }) => template === "docs").length;
  return home.stack.some((id) => DOCS_TOOLS.has(id)) || docs / pages.length >= MOSTLY_DOCS;
}
