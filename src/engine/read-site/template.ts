import { fold } from "../language/fold.ts";
import words from "./template-words.json" with { type: "json" };
import { type StructuredBlock, TEMPLATES, type Template } from "./types.ts";

const NAMED = TEMPLATES.filter((template): template is Exclude<Template, "home" | "other"> =>
  Object.hasOwn(words, template),
);
/** In which order a segment is looked up, since "product" in a legal page's address does not make it a product. */
const ORDER: readonly (typeof NAMED)[number][] = [
  "legal",
  "contact",
  "pricing",
  "case",
  "about",
  "docs",
  "article",
  "listing",
  "service",
  "product",
];
const LOOKUP = new Map<string, Template>(
  [...ORDER].reverse().flatMap((template) => words[template].map((word) => [word, template] as const)),
);
const BY_TYPE = new Map<string, Template>(
  Object.entries(words.schemaTypes).flatMap(([template, types]) =>
    types.map((type) => [type, template as Template] as const),
  ),
);
/** Folders whose own page lists what their children are. */
const FOLDERS: ReadonlySet<Template> = new Set(["article", "product", "case"]);
/** Names of such folders. */
const LISTINGS = new Set(words.folders);
/** Hosts that hold documentation, whatever their folders are called. */
const DOCS_HOST = /^(?:docs?|documentation|developers?|wiki|manual)\./;
const ARTICLE_PATH = /\/(19|20)\d\d\/(0?[1-9]|1[0-2])\//;

/** The kind of a page from its address alone, and the text of a link to it where there is one. */
export function templateOfUrl(address: string, linkText = ""): Template {
  const path = new URL(address).pathname;
  const segments = path.split("/").filter(Boolean).map(slug);
  if (segments.length === 0 || /^\/([a-z]{2}([-_][a-z]{2})?\/?)?(index\.\w+)?$/i.test(path)) return "home";
  if (ARTICLE_PATH.test(path)) return "article";
  if (DOCS_HOST.test(new URL(address).hostname)) return "docs";
  for (const [index, segment] of segments.entries()) {
    const template = LOOKUP.get(segment) ?? LOOKUP.get(segment.split("-")[0]!.length > 3 ? segment.split("-")[0]! : "");
    if (template)
      return FOLDERS.has(template) && index === segments.length - 1 && LISTINGS.has(segment) ? "listing" : template;
  }
  return LOOKUP.get(slug(linkText)) ?? "other";
}

/** The kind of a page once it was read: what its structured data says of it, then its address. */
export function templateOfPage(address: string, structured: readonly StructuredBlock[], isHome: boolean): Template {
  if (isHome) return "home";
  const byAddress = templateOfUrl(address);
  if (byAddress === "legal" || byAddress === "contact" || byAddress === "about") return byAddress;
  const types = structured.flatMap((block) => block.nodes.flatMap((node) => node["@type"]));
  // A listing page describes many products; a product page one.
  const products = types.filter((type) => BY_TYPE.get(type) === "product").length;
  const told = types.map((type) => BY_TYPE.get(type)).find((template) => template !== undefined);
  if (told === "product" && products > 6) return "listing";
  // Documentation is often marked up as articles, for want of a better type.
  if (told === "article" && byAddress === "docs") return "docs";
  return told && told !== "docs" ? told : byAddress === "home" ? "other" : byAddress;
}

function slug(text: string): string {
  const plain = fold(decode(text));
  return plain
    .replace(/\.(html?|php|aspx?|jsp|cfm)$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
