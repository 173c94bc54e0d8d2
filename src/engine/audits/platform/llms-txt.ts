import type { Reading } from "../../read-site/types.ts";
import { llmsLinks, llmsTxt as llmsSurface } from "../../surfaces/llms-txt.ts";
import { fail, notApplicable, notMeasured, partial, pass } from "../judgement.ts";
import { llmsTxtFor } from "../recipes/llms-txt.ts";
import { asFile } from "../recipes/paste.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { isOwn, pageKey } from "../technical/own-links.ts";
import type { Audit } from "../types.ts";

/** Fewer live links than this make the file a list of errors. */
const MIN_ALIVE = 0.9;

export const llmsTxt: Audit = {
  id: "plat.llms-txt",
  signal: "platform",
  grade: "C",
  effort: "low",
  title: "llms.txt, where there is one, is sound",
  why: "No assistant is known to need this file, so its absence costs nothing; a broken one misleads those that look.",

  judge(reading) {
    const { status, detail, url } = llmsSurface(reading);
    if (status === "absent") return notApplicable("There is no llms.txt, which is fine.");
    if (status === "not_measured") return notMeasured(detail);
    if (status === "invalid") return fail({ url, observed: detail, expected: "a title, links and some text" });
    const { dead, known } = linkStates(reading);
    if (known > 0 && dead.length / known > 1 - MIN_ALIVE) {
      return partial(
        1 - dead.length / known || 0.01,
        ...dead.slice(0, 5).map((href) => ({
          url: href,
          observed: "llms.txt leads here, and the page is missing.",
          expected: "links that lead to a page",
        })),
      );
    }
    return pass({ url, observed: detail, expected: "a title, links and some text" });
  },

  fix(reading, { evidence }) {
    return {
      title: "Mend llms.txt",
      how: withPlatformStep(
        `${evidence[0] ? `${evidence[0].url}: ${evidence[0].observed}` : ""} Begin it with your name as a title, one line on what you offer, and links that work; or remove the file.`.trim(),
        reading,
        "llms",
      ),
      paste: asFile("llms.txt", llmsTxtFor(reading)),
    };
  },
};

/** Links of the file whose answer is known from the reading. */
function linkStates(reading: Reading): { dead: string[]; known: number } {
  const alive = new Set(reading.pages.map(({ finalUrl }) => pageKey(finalUrl)));
  const asked = new Map(reading.probes.map(({ url, exchange }) => [pageKey(url), exchange.status]));
  const own = llmsLinks(reading).filter((href) => isOwn(reading, href));
  const known = own.filter((href) => alive.has(pageKey(href)) || asked.has(pageKey(href)));
  const dead = known.filter((href) => !alive.has(pageKey(href)) && [404, 410].includes(asked.get(pageKey(href)) ?? 0));
  return { dead, known: known.length };
}
