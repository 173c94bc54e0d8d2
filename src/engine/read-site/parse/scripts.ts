import type { CheerioAPI } from "cheerio";
import { countWords } from "../../language/words.ts";
import type { Page } from "../types.ts";
import { absolute } from "./head.ts";
import { attribute, select } from "./select.ts";
import { visibleText } from "./visible-text.ts";

const MOUNTS = [
  "#root",
  "#app",
  "#__next",
  "#__nuxt",
  "#___gatsby",
  "#svelte",
  "#main-app",
  "app-root",
  "[ng-app]",
  "[data-reactroot]",
];
const EMPTY_WORDS = 20;
const HYDRATION =
  /^\s*(self\.__next_f|window\.__(NUXT|INITIAL_STATE|PRELOADED_STATE|APOLLO_STATE|remixContext|reactRouterContext|DATA)__?|__sveltekit|window\.__remixContext)/;

/** What scripts a page carries, and whether it is an empty shell waiting for them. */
export function readScripts($: CheerioAPI, baseUrl: string): Page["scripts"] {
  let inlineBytes = 0;
  let hydrationBytes = 0;
  let count = 0;
  const srcs: string[] = [];
  const scripts = select($, "script");
  for (const script of scripts) {
    const type = (attribute(script, "type") ?? "").toLowerCase();
    const text = script.children.map((child) => (child.type === "text" ? child.data : "")).join("");
    const isData = type.includes("json");
    if (!isData) count += 1;
    if (script.attribs.src !== undefined) srcs.push(absolute(script.attribs.src, baseUrl));
    if (type !== "application/ld+json") inlineBytes += text.length;
    if ((isData && type !== "application/ld+json" && type !== "importmap") || HYDRATION.test(text))
      hydrationBytes += text.length;
  }
  return {
    count,
    moduleCount: scripts.filter((script) => attribute(script, "type") === "module").length,
    inlineBytes,
    hydrationBytes,
    srcs: srcs.filter(Boolean).slice(0, 200),
    mount: emptyMount($),
    noscript: select($, "noscript")
      .map((each) =>
        each.children
          .map((child) => visibleText(child))
          .join(" ")
          .trim(),
      )
      .join(" ")
      .trim()
      .slice(0, 1000),
  };
}

function emptyMount($: CheerioAPI): { selector: string; words: number } | null {
  for (const element of select($, MOUNTS.join(", "))) {
    const words = countWords(visibleText(element));
    const selector = MOUNTS.find((each) => $(element as never).is(each));
    if (selector && words <= EMPTY_WORDS) return { selector, words };
  }
  return null;
}
