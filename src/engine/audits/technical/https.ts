import type { Reading } from "../../read-site/types.ts";
import { fail, notApplicable, partial, pass } from "../judgement.ts";
import type { Audit, Evidence } from "../types.ts";

const MAX_HOPS = 2;

export const https: Audit = {
  id: "tech.https",
  signal: "technical",
  grade: "B",
  effort: "medium",
  title: "The site is served over https",
  why: "Assistants and browsers hand people encrypted pages, and treat the others with suspicion.",

  judge(reading) {
    if (!reading.origin.startsWith("https:") && !reading.httpAllowed) {
      return fail({ url: reading.origin, observed: "The site answers over plain http only.", expected: "https" });
    }
    if (!reading.origin.startsWith("https:"))
      return notApplicable("The site is on the list of hosts where plain http is accepted.");
    const mixed: Evidence[] = reading.pages
      .filter(({ mixedContent }) => mixedContent.length > 0)
      .map((page) => ({
        url: page.finalUrl,
        observed: `It loads ${page.mixedContent[0]} over plain http.`,
        expected: "https for everything the page runs",
      }));
    const { score, evidence } = judgeHttp(reading);
    const total = mixed.length > 0 ? Math.min(score, 0.5) : score;
    return total === 1 ? pass(...evidence) : partial(total, ...mixed.slice(0, 3), ...(score < 1 ? evidence : []));
  },

  fix(_reading, { status, evidence }) {
    const what = evidence.map(({ url, observed }) => `${url}: ${observed}`).join(" ");
    return status === "fail"
      ? {
          title: "Move the site to https",
          how: "Ask your host for a certificate (most give one free of charge), and redirect every http address to https with status 301.",
          paste: null,
        }
      : {
          title: "Redirect plain http to https",
          how: `${what} Answer every http address with one 301 redirect to the same address on https, and load everything over https.`,
          paste: null,
        };
  },
};

/** What the plain http address of the home page does. Nothing there is fine. */
function judgeHttp({ http, home }: Reading): { score: number; evidence: Evidence[] } {
  const seen = (observed: string): Evidence[] => [
    { url: http?.url ?? home.finalUrl, observed, expected: "301 or 308 to https" },
  ];
  if (!http || http.status === null)
    return {
      score: 1,
      evidence: [
        {
          url: home.finalUrl,
          observed: home.finalUrl.startsWith("https:")
            ? "The site answers over https."
            : "Plain http is accepted for this site.",
          expected: "https",
        },
      ],
    };
  if (!http.finalUrl.startsWith("https:"))
    return { score: 0.5, evidence: seen(`It answers ${http.status} without leading to https.`) };
  // Where the site goes from there, to a language or a page, is no matter of https.
  const changes = http.redirects.findIndex(({ url, location }) => URL.parse(location, url)?.protocol === "https:");
  const hops = changes === -1 ? http.redirects : http.redirects.slice(0, changes + 1);
  const status = hops.at(-1)?.status ?? http.status;
  if (status !== 301 && status !== 308 && hops.length > 0)
    return { score: 0.75, evidence: seen(`It redirects to https with ${status}, which says "for now".`) };
  if (hops.length > MAX_HOPS) return { score: 0.75, evidence: seen(`It takes ${hops.length} redirects to https.`) };
  return { score: 1, evidence: seen(`It redirects with ${status} to https.`) };
}
