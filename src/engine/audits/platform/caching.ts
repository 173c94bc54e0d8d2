import type { Reading } from "../../read-site/types.ts";
import { byShare, notMeasured } from "../judgement.ts";
import type { Audit } from "../types.ts";

/** Smaller pages gain nothing from compression. */
const WORTH_COMPRESSING = 1400;

export const caching: Audit = {
  id: "plat.caching",
  signal: "platform",
  grade: "B",
  effort: "low",
  title: "Crawlers can ask whether a page has changed",
  why: "A crawler that may ask 'has this changed?' and gets small answers can come more often.",

  judge(reading) {
    const checks = [revalidates(reading), compresses(reading), mayBeKept(reading)];
    const known = checks.filter((flaw) => flaw !== undefined);
    if (known.length < 2) return notMeasured("The home page was not asked for a second time.");
    const flaws = known.filter((flaw) => flaw !== null);
    const evidence = flaws.map((observed) => ({
      url: reading.home.finalUrl,
      observed,
      expected: "ETag or Last-Modified with 304, compression, no ban on storing",
    }));
    return byShare(1 - flaws.length / known.length, evidence, { passAt: 1 });
  },

  fix(_reading, { evidence }) {
    return {
      title: "Let crawlers ask cheaply whether a page has changed",
      how: `${evidence.map(({ observed }) => observed).join(" ")} Send ETag or Last-Modified and answer 304 when nothing changed, switch on compression, and drop no-store from public pages.`,
      paste: null,
    };
  },
};

/** What is wrong in words; `null` when nothing is, `undefined` when it could not be told. */
type Flaw = string | null | undefined;

function revalidates({ home, revalidation }: Reading): Flaw {
  if (!home.headers.etag && !home.headers["last-modified"]) return "It sends neither ETag nor Last-Modified.";
  if (!revalidation || revalidation.status === null || revalidation.status >= 400) return undefined;
  return revalidation.status === 304
    ? null
    : `Asked whether it changed, it sends the whole page again (${revalidation.status}).`;
}

function compresses({ home }: Reading): Flaw {
  if (home.bytes < WORTH_COMPRESSING) return undefined;
  return /\b(?:br|gzip|zstd|deflate)\b/i.test(home.headers["content-encoding"] ?? "")
    ? null
    : "It is sent uncompressed.";
}

function mayBeKept({ home }: Reading): Flaw {
  if ((home.headers.vary ?? "").trim() === "*") return "Vary: * says that no two answers are alike.";
  return /\bno-store\b/i.test(home.headers["cache-control"] ?? "") ? "no-store forbids keeping a public page." : null;
}
