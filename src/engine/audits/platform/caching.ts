import type { Reading } from "../../read-site/types.ts";
import { byShare, notMeasured } from "../judgement.ts";
import type { Audit } from "../types.ts";

const EXPECTED = "ETag or Last-Modified with 304, compression, no ban on storing";

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
    const known = checks(reading).filter((flaw) => flaw !== undefined);
    if (known.length < 2) return notMeasured("The home page was not asked for a second time.");
    const flaws = known.filter((flaw) => flaw !== null);
    const evidence = flaws.map(({ observed }) => ({
      url: reading.home.finalUrl,
      observed,
      expected: EXPECTED,
    }));
    const fine = { url: reading.home.finalUrl, observed: "Nothing stands in the way.", expected: EXPECTED };
    return byShare(1 - flaws.length / known.length, evidence.length > 0 ? evidence : [fine], { passAt: 1 });
  },

  fix(reading) {
    const flaws = checks(reading).filter((flaw) => flaw !== undefined && flaw !== null);
    return {
      title: "Let crawlers ask cheaply whether a page has changed",
      how: flaws.map(({ observed, mend }) => `${observed} ${mend}`).join(" "),
      paste: null,
    };
  },
};

/** What is wrong and what to do; `null` when nothing is, `undefined` when it could not be told. */
type Flaw = { observed: string; mend: string } | null | undefined;

const checks = (reading: Reading): Flaw[] => [revalidates(reading), compresses(reading), mayBeKept(reading)];

function revalidates({ home, revalidation }: Reading): Flaw {
  const mend = "Send one of them with each page, and answer 304 when nothing changed.";
  if (!home.headers.etag && !home.headers["last-modified"]) {
    return { observed: "The home page sends neither ETag nor Last-Modified.", mend };
  }
  if (!revalidation || revalidation.status === null || revalidation.status >= 400) return undefined;
  if (revalidation.status === 304) return null;
  return {
    observed: `Asked whether it changed, the home page is sent whole again (${revalidation.status}).`,
    mend: "Compare the validators of the request, and answer 304 when nothing changed.",
  };
}

function compresses({ home }: Reading): Flaw {
  if (home.bytes < WORTH_COMPRESSING) return undefined;
  if (/\b(?:br|gzip|zstd|deflate)\b/i.test(home.headers["content-encoding"] ?? "")) return null;
  return {
    observed: "The home page is sent uncompressed.",
    mend: "Switch on compression (Brotli or gzip) on the server.",
  };
}

function mayBeKept({ home }: Reading): Flaw {
  if ((home.headers.vary ?? "").trim() === "*") {
    return { observed: "Vary: * says that no two answers are alike.", mend: "Name the headers that matter instead." };
  }
  if (!/\bno-store\b/i.test(home.headers["cache-control"] ?? "")) return null;
  return { observed: "no-store forbids keeping a public page.", mend: "Leave it out on pages that everyone may see." };
}
