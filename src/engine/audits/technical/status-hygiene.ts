import type { Reading } from "../../read-site/types.ts";
import { fail, notMeasured, partial, pass } from "../judgement.ts";
import type { Audit, Evidence } from "../types.ts";
import { pageKey } from "./own-links.ts";

/** Shares of broken links that are bearable, and that are not (Google's advice is none). */
const FEW = 0.02;
const MANY = 0.1;
const MAX_HOPS = 2;

export const statusHygiene: Audit = {
  id: "tech.status-hygiene",
  signal: "technical",
  grade: "A",
  effort: "medium",
  title: "Missing pages say so, and links lead somewhere",
  why: "A crawler that gets 'OK' for a page that does not exist cannot tell real pages from errors, and a dead link wastes its visit.",
  gate: {
    text: "Every address answers as if it were a page, so crawlers cannot tell which pages are real.",
    holds: ({ soft404 }) => soft404 === true,
  },

  judge(reading) {
    const { random, soft404 } = reading;
    if (soft404 === null || refused(random.status)) return notMeasured("A missing page could not be asked for.");
    if (soft404) {
      return fail({
        url: random.url,
        observed: `A page that does not exist answers ${random.status}.`,
        expected: "404 or 410 for a missing page",
      });
    }
    const links = linkStatuses(reading);
    if (links.length >= 4 && links.filter(({ status }) => refused(status)).length * 2 > links.length) {
      return notMeasured("The site refused most of our requests for its links.");
    }
    const answered = links.filter(({ status }) => !refused(status));
    const broken = answered.filter(({ status }) => status !== null && status >= 400);
    const long = answered.filter(({ hops }) => hops > MAX_HOPS);
    const evidence: Evidence[] = [
      ...(isMissing(random.status)
        ? []
        : [
            {
              url: random.url,
              observed: `A page that does not exist answers ${random.status}.`,
              expected: "404 or 410 for a missing page",
            },
          ]),
      ...broken.map(({ url, status }) => ({
        url,
        observed: `A link leads here, and it answers ${status}.`,
        expected: "links that lead to a page",
      })),
      ...long.map(({ url, hops }) => ({
        url,
        observed: `It takes ${hops} redirects.`,
        expected: "at most two redirects",
      })),
    ].slice(0, 6);
    const share = answered.length === 0 ? 0 : broken.length / answered.length;
    if (share > MANY) return { ...fail(...evidence), score: Math.max(0, 0.25 - share) };
    if (share > FEW) return partial(0.6, ...evidence);
    if (evidence.length > 0) return partial(0.75, ...evidence);
    return pass({
      url: random.url,
      observed: `A missing page answers ${random.status}; ${answered.length} links lead somewhere.`,
      expected: "404 or 410 for a missing page",
    });
  },

  fix(reading, { evidence }) {
    if (reading.soft404) {
      return {
        title: "Answer 404 for pages that do not exist",
        how: "Missing pages should say 404. Yours answer 'OK', which confuses crawlers. Set the status of your error page to 404, and do not redirect missing addresses to the home page.",
        paste: null,
      };
    }
    const urls = evidence.map(({ url }) => url).join(", ");
    return {
      title: "Mend links that lead nowhere",
      how: `Correct or remove the links to: ${urls}. Let a moved page redirect in one step.`,
      paste: null,
    };
  },
};

const isMissing = (status: number | null) => status === 404 || status === 410;
/** Answers that concern us or the moment, not the link: a login, a price, a limit, a refusal, a wrong method, a pause. */
const refused = (status: number | null) =>
  status === null || [401, 402, 403, 405, 406, 407, 408, 425, 429, 451, 503, 999].includes(status);

/** Every own link that was asked for, pages that were read among them. */
function linkStatuses({ pages, probes }: Reading): { url: string; status: number | null; hops: number }[] {
  const read = pages.map(({ finalUrl, status }) => ({ url: finalUrl, status, hops: 0 }));
  // Addresses under /cdn-cgi/ belong to Cloudflare's scripts and answer 404 to everyone else.
  const known = new Set(read.map(({ url }) => pageKey(url)));
  const probed = probes
    .filter(({ from, url }) => from === "link" && !known.has(pageKey(url)) && !url.includes("/cdn-cgi/"))
    .map(({ url, exchange }) => ({ url, status: exchange.status, hops: exchange.redirects.length }));
  return [...read, ...probed];
}
