import type { Exchange } from "../../read-site/types.ts";

/** What a site answered to a crawler's name. `opaque`: refused, and we cannot tell whether the real crawler would be. */
export interface EdgeAnswer {
  kind: "open" | "thin" | "blocked" | "opaque";
  observed: string;
}

/** Under this share of the usual text the page was emptied; under `WHOLE` it was cut. */
const EMPTIED = 0.4;
const WHOLE = 0.8;
/** Pages with fewer words than this say too little to compare. */
const COMPARABLE = 50;

/** Pages that make a visitor compute before they let it in. */
const PROOF_OF_WORK = /anubis_challenge|\/\.within\.website\/x\/cmd\/anubis|id="anubis/i;
const NAMES_BOTS =
  /\b(?:AI|LLM)[ -]?(?:bots?|crawlers?|scrapers?|agents?)\b|GPTBot|ChatGPT|ClaudeBot|PerplexityBot|OAI-SearchBot/i;

/** `words` is what the answer holds, `baseline` what a browser gets there. */
export function edgeAnswer(exchange: Exchange, { words, baseline }: { words: number; baseline: number }): EdgeAnswer {
  const { status, headers, body, error } = exchange;
  const blocked = (observed: string): EdgeAnswer => ({ kind: "blocked", observed });
  if (status === null) return { kind: "opaque", observed: `Nothing answered (${error?.message ?? "no reply"}).` };
  if (headers["cf-mitigated"] === "challenge") return blocked("Cloudflare answers with a challenge.");
  if (status === 402 || headers["crawler-price"] || headers["payment-required"])
    return blocked("Payment is asked for (status 402).");
  if (PROOF_OF_WORK.test(body)) return blocked("A proof-of-work page is served instead.");
  if (status === 403 && NAMES_BOTS.test(body)) return blocked("It answers 403 and says that AI bots are not let in.");
  if (status >= 400) return { kind: "opaque", observed: `It answers ${status}.` };
  if (baseline < COMPARABLE) return { kind: "open", observed: `It answers ${status}.` };
  const share = words / baseline;
  const told = `${words} words are served, where a browser gets ${baseline}.`;
  if (share < EMPTIED) return blocked(told);
  return share < WHOLE ? { kind: "thin", observed: told } : { kind: "open", observed: told };
}
