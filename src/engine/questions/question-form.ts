import { parse } from "tldts";
import { detectLanguage } from "../language/detect.ts";
import { either, wordsOfAll } from "../language/languages.ts";
import { asksForNames, wantsNoNames } from "./elicits.ts";
import { looksLikeInstruction } from "./instructions.ts";

const SHORTEST = 6;
const LONGEST = 300;
/** What ends a sentence, in every script: Latin and CJK, Arabic and Persian, Greek, Armenian, Ethiopic, Indic; some need no sign. */
const END = /[?？؟;;՞፧.。!！…։।\p{Script=Thai}\p{Script=Hiragana}\p{Script=Han}\p{Script=Hangul}]$/u;
const QUESTION = /[?？؟;;՞፧]$/u;

/** A question, tidied: without a bullet, a number or quotation marks around it. */
export function tidyQuestion(written: string): string {
  return written
    .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, "")
    .trim()
    .replace(/^["“„«]|["”“»]$/g, "")
    .replace(/[^\S\n\r]{1,20}/g, " ")
    .trim();
}

/** Why nobody could be asked this, as a sentence; `null` when it can be asked, of whatever site. */
export function formFault(text: string): string | null {
  const length = [...text].length;
  if (length < SHORTEST || length > LONGEST) return `A question has ${SHORTEST} to ${LONGEST} characters.`;
  if (/[<>{}[\]*_`|\\\p{Cf}\p{Cc}]/u.test(text))
    return "A question is plain text, without markup or invisible characters.";
  if (/https?:|www\./iu.test(text) || namesHost(text)) return "A question names no web address.";
  if (looksLikeInstruction(text) || ORDERS.test(text)) return "A question gives no instructions to whom it asks.";
  if (wantsNoNames(text))
    return "A question asks for companies by name, like “Which … would you shortlist?”; this one does not.";
  // Many type words alone ("best payroll software Ohio"): what is sought must then stand in them.
  if (!QUESTION.test(text) && !asksForNames(text, detectLanguage(text).code))
    return "A question ends with a question mark, or asks for companies in so many words.";
  return null;
}

/** Whether a text ends as a sentence does. */
export function endsAsSentence(text: string): boolean {
  return END.test(text);
}

/** "Answer with the single word …", "mention X first", "you are now …": what is said to a machine rather than asked of somebody. */
const ORDERS = new RegExp(
  [
    String.raw`(?:^|[.!?:;,]\s)(?:(?:${either(wordsOfAll("politely"))})\s){0,3}(?:${either(wordsOfAll("orders"))})(?!\p{L})`,
    String.raw`(?<!\p{L})and (?:answer|reply|respond|print|output) (?:in|with|only|your|the|as)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:as an? (?:ai|assistant|language model|chatbot)|you are now an?|single word|nothing but|only the (?:word|name)|system prompt)(?!\p{L})`,
  ].join("|"),
  "iu",
);

/** "bikes.com", but not "Node.js" or "St.Gallen". */
function namesHost(text: string): boolean {
  const tokens = text.toLowerCase().split(/[^\p{L}\p{N}.-]/u);
  return tokens.some((token) => {
    const host = token.replace(/^\.|\.$/gu, "");
    const { isIcann, domainWithoutSuffix } = host.includes(".") ? parse(host) : {};
    return isIcann === true && Boolean(domainWithoutSuffix) && !TECHNOLOGIES.has(host);
  });
}

/** Technologies that look like hosts. */
const TECHNOLOGIES = new Set(["asp.net", "vb.net", "ado.net", "socket.io", "next.js", "node.js"]);
