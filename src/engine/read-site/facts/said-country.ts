import { foldWords } from "../../language/fold.ts";
import type { Page } from "../types.ts";
import { isAboutOneThing } from "./one-thing.ts";
import words from "./said-country.json" with { type: "json" };

const MOST_TEXT = 20_000;
const TWICE = 2;
const BEFORE = 40;

const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = words.alsoCalled;
/** Whose trade is other countries: they name those they take or send people to. */
const ABROAD = new RegExp(words.abroad.join("|"), "u");
/** "in Österreich", "au Canada"; not "grown in India", "von Höfen in Italien". */
const IN = new RegExp(`(?<!(?:${words.origins.join("|")})) (?:${words.in.join("|")}) $`, "u");
const FROM_OR_TO = new RegExp(` (?:${words.fromOrTo.join("|")}) $`, "u");

/** The one country among these in which a home page says again and again that the house is: "in" it, or at the foot; a page about one thing, or a trade with other countries, says where those are. */
export function saidCountry(home: Page, { language, among }: { language: string; among: readonly string[] }) {
  const { head, h1, mainText, footerText } = home;
  const calls = foldWords([head.title, head.description, ...h1].join("\n"));
  if (isAboutOneThing(home) || ABROAD.test(` ${calls} `)) return null;
  const names = new Intl.DisplayNames([language], { type: "region" });
  const text = folded(mainText.slice(0, MOST_TEXT));
  const foot = folded(footerText);
  const said = among.filter((country) => {
    const called = [foldWords(names.of(country)!), ...(ALSO_CALLED[country] ?? [])];
    const inIt = called.flatMap((name) => leadsTo(name, text)).filter((before) => IN.test(before));
    const atFoot = called.flatMap((name) => leadsTo(name, foot)).filter((before) => !FROM_OR_TO.test(before));
    return inIt.length + atFoot.length >= TWICE;
  });
  return said.length === 1 ? said[0]! : null;
}

function folded(text: string): string {
  return ` ${foldWords(text)} `;
}

/** What stands before each place where a folded text has a name, up to the blank before it. */
function leadsTo(name: string, text: string): string[] {
  const places = [...text.matchAll(new RegExp(` (?=${RegExp.escape(name)} )`, "gu"))];
  return places.map(({ index }) => text.slice(Math.max(0, index - BEFORE), index + 1));
}
