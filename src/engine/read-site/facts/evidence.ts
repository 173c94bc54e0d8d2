import { foldWords } from "../../language/fold.ts";
import { languageOf } from "../../language/languages.ts";
import { speaksOfItself } from "../../trades/said-trades.ts";
import type { TradeText } from "../../trades/weigh-trades.ts";
import type { Page, StructuredNode } from "../types.ts";
import { listedOffers } from "./listed-offers.ts";
import { titleParts } from "./names.ts";
import { isAboutOneThing, isArticlePage } from "./one-thing.ts";
import { openingOf, ownLines } from "./own-lines.ts";
import { textOf } from "./own-nodes.ts";
import { signedNames } from "./signed-names.ts";

const MAX_TEXT = 6000;
const MAX_HEADINGS = 60;
const MOST_PAGES = 6;
const MOST_SIGNED = 3;
const MAX_FOOT = 2000;
const SHORTEST_SENTENCE = 3;
/** Places whose texts count once, however often they are repeated. */
const ONCE: ReadonlySet<string> = new Set(["called", "description", "subject"]);
const CALLS = /[!?¡¿]|[.。]$|\.\s/u;

/** What makes a longer word of a name that it stands beside; some scripts write words without spaces. */
const LETTER = String.raw`[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]]`;

/** Where the pages of a site say what it sells; `self`: a sentence of its text or foot that speaks of the house, `called`: a title or heading that calls out, `subject`: what an article says. */
export function gatherEvidence(
  pages: readonly Page[],
  nodes: readonly StructuredNode[],
  { brand, host, language }: { brand: string; host: string | null; language: string },
): TradeText[] {
  const evidence: TradeText[] = [];
  const said = new Set<string>();
  const add = (text: string | null | undefined, place: string) => {
    const plain = text?.trim().slice(0, MAX_TEXT) ?? "";
    // Titles and headings repeat a slogan, share cards a description.
    const isOnce = ONCE.has(place);
    if (plain === "" || plain.toLowerCase() === brand.toLowerCase() || (isOnce && said.has(plain.toLowerCase())))
      return;
    said.add(plain.toLowerCase());
    evidence.push({ text: plain, place });
  };
  const addHead = (text: string, place: string) => add(text, isCall(text, language) ? "called" : place);
  for (const node of nodes)
    for (const property of ["description", "slogan", "knowsAbout", "servesCuisine"])
      add(textOf(node, property), "data");
  const name = new RegExp(`(?<!${LETTER})${RegExp.escape(brand)}(?!${LETTER})`, "giv");
  const [home, ...others] = pages.slice(0, MOST_PAGES);
  for (const { head, h1 } of others)
    for (const text of [...titleParts(head.title ?? ""), head.description, ...h1]) add(text, "page");
  if (home) {
    // What an article says is of its subject, not of the house, and so is what a product is called.
    const placed = isArticlePage(home) ? (_: string) => "subject" : (place: string) => place;
    if (isAboutOneThing(home)) {
      for (const text of [...titleParts(home.head.title ?? ""), home.head.description, ...home.h1])
        add(text, placed("page"));
    } else {
      for (const part of titleParts(home.head.title ?? "").flatMap(sentencesOf)) {
        // "Falegnameria Dalpiaz": what stands beside the name says what the house is, the rest what it does.
        const isBesideName = brand.length > 2 && part.toLowerCase().includes(brand.toLowerCase());
        addHead(part, isBesideName ? "title beside name" : "title");
      }
      for (const text of home.h1.flatMap(sentencesOf)) addHead(text, "h1");
    }
    add(home.head.description, placed("description"));
    add(home.head.og["og:description"], placed("description"));
    add(home.head.meta.keywords, "keywords");
    const headings = home.blocks.filter((block) => block.kind === "heading").slice(0, MAX_HEADINGS);
    for (const { text } of headings)
      if (!home.h1.includes(text)) add(text.slice(0, 200), placed(isCall(text, language) ? "called" : "heading"));
    add(menuText(home), "menu");
    add(breadcrumbs(home), "trail");
    for (const text of openingOf(home)) add(text, placed("opening"));
    for (const text of listedOffers(home)) add(text, "offer");
    // What stands in a heading, an opening or a list of offers is read there.
    const lines = ownLines(home)
      .flatMap((text) => text.split("\n"))
      .filter((text) => !said.has(text.trim().toLowerCase()));
    for (const sentence of lines.join("\n").slice(0, MAX_TEXT).split(SENTENCES)) {
      const plain = sentence.replace(name, " ");
      add(plain, plain !== sentence || speaksOfItself(sentence) ? "self" : placed("text"));
    }
    const foot = home.footerText.slice(0, MAX_FOOT).split(SENTENCES);
    const [labels = [], claims = []] = [false, true].map((isOwn) =>
      foot.filter((line) => speaksOfItself(line) === isOwn),
    );
    add(labels.join("\n").replace(name, " "), "footer");
    for (const claim of claims) add(claim.replace(name, " "), "self");
  }
  // A name that holds a word of a trade is rarely another trade's.
  const [label = ""] = (host ?? "").replace(/^www\./, "").split(".");
  const signed = home ? signedNames(home, { brand, language }).slice(0, MOST_SIGNED) : [];
  evidence.push({ text: brand, place: "name" }, { text: label.replace(/-/g, " "), place: "domain" });
  return [...evidence, ...signed.map((text): TradeText => ({ text, place: "signed" }))];
}

/** Where a sentence of running text ends. */
const SENTENCES = /(?<=[.!?。！？])\s{0,9}|\n/u;

/** "No leaks! Brisbane's cheeky plumbers": what is called out, and what is said then. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[!?])\s+(?=\S)/u);
}

/** Whether a line calls out, or tells buyers what it is like, as slogans do: "Vi har styr på strømmen". */
function isCall(text: string, tag: string): boolean {
  if (CALLS.test(text)) return true;
  const { pronouns, firstPersons, finite } = languageOf(tag);
  const words = foldWords(text).split(" ");
  const isSentence = words.length > SHORTEST_SENTENCE;
  return words.some((word) => pronouns.has(word) || firstPersons.has(word) || (isSentence && finite.has(word)));
}

/** Texts of menu links, each once. */
export function menuText(page: Page): string {
  const menus = page.links.filter((link) => link.region === "nav" || link.region === "header").map((link) => link.text);
  return [...new Set(menus)]
    .filter((text) => text.length <= 40)
    .slice(0, 200)
    .join("\n");
}

function breadcrumbs(page: Page): string {
  const nodes = page.structured
    .flatMap((block) => block.nodes)
    .filter((node) => node["@type"].includes("BreadcrumbList"));
  return nodes
    .flatMap((node) => (Array.isArray(node.itemListElement) ? (node.itemListElement as Record<string, unknown>[]) : []))
    .slice(0, -1)
    .map((item) =>
      typeof item.name === "string" ? item.name : ((item.item as Record<string, unknown> | undefined)?.name ?? ""),
    )
    .filter((name): name is string => typeof name === "string")
    .join("\n");
}
