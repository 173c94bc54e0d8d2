/** What reading a site records. Everything here is plain data: it can be cloned, stored and judged again. */
import type { SiteFacts } from "../types.ts";

/** One recorded exchange with a server, redirects followed. Never throws away why it failed. */
export interface Exchange {
  /** The address that was asked for. */
  url: string;
  /** The address that answered, after redirects. */
  finalUrl: string;
  redirects: { url: string; status: number; location: string }[];
  method: string;
  /** `null` when nothing answered. */
  status: number | null;
  /** Lower-case names; repeated headers joined with ", ". */
  headers: Record<string, string>;
  /** Decoded text; empty for a body that is not text. */
  body: string;
  /** Decoded bytes received. */
  bytes: number;
  /** The body was longer than the budget, and is cut. */
  truncated: boolean;
  /** Milliseconds to the first byte of the last hop; `null` without an answer. */
  ttfbMs: number | null;
  error: { code: FetchErrorCode; message: string } | null;
  /** ISO-8601. */
  at: string;
}

/** Why a request came to nothing. */
export type FetchErrorCode =
  | "not_public"
  | "invalid_url"
  | "host_not_found"
  | "connection"
  | "tls"
  | "timeout"
  | "too_many_redirects"
  | "bad_response"
  | "over_budget";

export const TEMPLATES = [
  "home",
  "about",
  "contact",
  "pricing",
  "product",
  "service",
  "article",
  "case",
  "legal",
  "docs",
  "listing",
  "other",
] as const;
/** The kind of page, told from its address, its structured data and its links. */
export type Template = (typeof TEMPLATES)[number];

/** A piece of a page's main content, in document order. */
export type Block =
  | { kind: "heading"; level: number; text: string; fake: boolean }
  | { kind: "paragraph" | "quote" | "caption" | "code"; text: string; attribution: string | null }
  | { kind: "list"; ordered: boolean; items: string[] }
  /** `titledRows`: each row begins with a heading cell. */
  | { kind: "table"; header: string[]; rows: string[][]; titledRows: boolean };

export type Region = "main" | "nav" | "header" | "footer" | "aside";

export interface Link {
  /** Absolute address, without fragment; `""` where the link cannot be resolved. */
  href: string;
  /** As written. */
  raw: string;
  text: string;
  rel: string[];
  region: Region;
}

export interface Form {
  action: string;
  method: string;
  role: "search" | "contact" | "login" | "checkout" | "booking" | "newsletter" | "other";
  toolName: string | null;
  toolDescription: string | null;
  fields: {
    type: string;
    name: string | null;
    label: string | null;
    required: boolean;
    autocomplete: string | null;
    toolParamDescription: string | null;
  }[];
}

/** A node of structured data in JSON-LD shape, whichever syntax it came in. `@type` is always an array of bare names. */
export interface StructuredNode {
  "@type": string[];
  "@id"?: string;
  [property: string]: unknown;
}

/** One block of structured data as it stands in the page. */
export interface StructuredBlock {
  format: "json-ld" | "microdata" | "rdfa";
  /** Top-level nodes and `@graph` children; empty when `error` is set. */
  nodes: StructuredNode[];
  /** As written in `@context`, when it is a string. */
  context: string | null;
  error: string | null;
}

/** One parsed page. Text is what a visitor can read without scripts. */
export interface Page {
  url: string;
  finalUrl: string;
  status: number;
  headers: Record<string, string>;
  ttfbMs: number | null;
  bytes: number;
  truncated: boolean;
  template: Template;
  head: {
    title: string | null;
    titles: number;
    description: string | null;
    lang: string | null;
    charset: string | null;
    viewport: string | null;
    generator: string | null;
    canonicals: string[];
    /** `meta name=robots` and per-crawler ones; names lower case. */
    robots: { agent: string; content: string }[];
    og: Record<string, string>;
    /** Other `meta name=… content=…`, names lower case. */
    meta: Record<string, string>;
    alternates: { rel: string[]; type: string | null; hreflang: string | null; href: string }[];
  };
  blocks: Block[];
  /** Main content as text, blocks joined by newlines. */
  mainText: string;
  mainWords: number;
  /** All visible text of body, navigation and footer included. */
  bodyText: string;
  bodyWords: number;
  footerText: string;
  /** Detected from the main text; `null` under 40 words. */
  language: string | null;
  h1: string[];
  links: Link[];
  /** The links of the way down to this page that it shows, the highest first; `href` is `""` where it leads nowhere. */
  trail: { name: string; href: string }[];
  images: {
    src: string;
    alt: string | null;
    width: string | null;
    height: string | null;
    sized: boolean;
    region: Region;
    caption: string | null;
  }[];
  /** Entries of short selection lists, one a line. */
  choices: string;
  forms: Form[];
  /**
   * Violations of the static accessible-name rules; rule ids as axe-core names them. `attribute`: the one at fault, as it
   * stands; `clue`: where none is, the picture inside the element, else the text before it.
   */
  controlViolations: { rule: string; snippet: string; attribute: string | null; clue: string | null }[];
  controls: number;
  structured: StructuredBlock[];
  /** `time[datetime]` values and visible dates near a byline, ISO dates where they parse. */
  dates: { text: string; iso: string | null; source: "time" | "byline" | "text" }[];
  bylines: string[];
  scripts: {
    count: number;
    moduleCount: number;
    inlineBytes: number;
    hydrationBytes: number;
    srcs: string[];
    /** Empty mount node (`#root`, `#app`, …) found, and the words inside it. */
    mount: { selector: string; words: number } | null;
    noscript: string;
  };
  /** Text hidden from visitors that addresses AI systems, or invisible Unicode smuggling. */
  hiddenInstructions: string[];
  /** Longer texts that no visitor can see: painted out, without size, or off the screen. */
  hiddenText: string[];
  /** The line that says that only those who pay read on; `null` without one. */
  paywall: string | null;
  /** Active content loaded over plain http from an https page. */
  mixedContent: string[];
  /** Share of the main text inside `data-nosnippet`, 0 to 1. */
  nosnippetShare: number;
  /** Platforms and frameworks recognised, e.g. "wordpress"; see `parse/stack.ts`. */
  stack: string[];
  /** Overlay, consent, age or captcha wall seen in the raw HTML, by kind. */
  walls: string[];
}

/** Why a home page could not be read as one. */
export type Obstacle =
  | "forbidden"
  | "challenge"
  | "login_wall"
  | "parked"
  | "not_html"
  | "server_error"
  | "not_found"
  | "unreachable"
  | "too_hostile"
  | "empty";

/** All that a scan recorded of a site. Audits are pure functions of this. */
export interface Reading {
  /** What was asked for. */
  url: string;
  /** `https://host[:port]` of the site that answered. */
  origin: string;
  /** Site key: lower-case ASCII host without `www.`, plus `:port` when not the scheme's default. */
  site: string;
  /** Set when the asked site redirected to another one, which was measured instead. */
  redirectedFrom: string | null;
  /** The site stands on ALLOW_HOSTS: plain http is accepted there. */
  httpAllowed?: boolean;
  readAt: string;
  home: Page;
  /** Home first, then the chosen pages that could be read. */
  pages: Page[];
  /** Pages that were chosen and not read, and why. */
  skipped: { url: string; reason: string }[];
  robots: Exchange;
  llmsTxt: Exchange;
  /** `/<random>`: what the site answers for a page that cannot exist. */
  random: Exchange;
  /** The random path answered 2xx, so no well-known file can be believed without parsing; `null` when not observed. */
  soft404: boolean | null;
  /** Plain-http address of the home page; `null` when the site itself was asked over http or it was not probed. */
  http: Exchange | null;
  sitemaps: { exchange: Exchange; kind: "urlset" | "index" | "feed" | "invalid"; declared: boolean }[];
  /** Addresses found in the sitemaps, capped; `lastmod` as written. */
  sitemapUrls: { loc: string; lastmod: string | null }[];
  /** Well-known files and agent surfaces that were probed, by path or absolute address. */
  wellKnown: Record<string, Exchange>;
  /** Internal links and sitemap entries that were probed. */
  probes: { url: string; from: "link" | "sitemap"; exchange: Exchange }[];
  /** Home page asked as each crawler; only in audits and PRO scans. */
  crawlerViews: { agent: string; url: string; exchange: Exchange; words: number }[];
  /** The home page asked again with its validators. */
  revalidation: Exchange | null;
  /** Pages asked for as Markdown. */
  markdown: { url: string; exchange: Exchange }[];
  /** What a browser saw; `null` without `BROWSER_PATH`. */
  rendered: RenderedPage[] | null;
  facts: SiteFacts;
  requests: number;
  /** CPU milliseconds that parsing took. */
  cpuMs: number;
}

/** One page after its scripts ran. */
export interface RenderedPage {
  url: string;
  mainWords: number;
  internalLinks: string[];
  structured: StructuredBlock[];
  /** Share of the viewport that a fixed overlay covers, 0 to 1. */
  overlay: number;
  /** Cumulative layout shift. */
  layoutShift: number | null;
  webmcpTools: { name: string; description: string; inputSchema: unknown }[];
}
