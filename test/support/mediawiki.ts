/** The MediaWiki and Wikibase action API of a small wiki, as it is documented, for a website's page `/w/api.php`. */
import type { IncomingMessage, ServerResponse } from "node:http";

export interface FakeItem {
  id: string;
  label: string;
  aliases?: string[];
  websites?: { url?: string; rank?: "preferred" | "normal" | "deprecated" }[];
  /** Items that it is an instance of. */
  instanceOf?: string[];
  /** Titles by wiki. */
  sitelinks?: Record<string, string>;
}

export interface FakeWiki {
  items?: FakeItem[];
  /** External links of its pages, in the order of their ids. */
  links?: { title: string; ns?: number; url: string }[];
}

type Reply = Record<string, unknown>;

/** Answers `wbsearchentities`, `wbgetentities`, `list=search` with `haswbstatement` and `list=exturlusage`. */
export function mediaWiki({ items = [], links = [] }: FakeWiki) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const asked = new URL(request.url!, "http://wiki.test").searchParams;
    const get = (name: string) => asked.get(name) ?? "";
    const reply =
      get("format") !== "json" || get("formatversion") !== "2"
        ? errorOf("badformat", "This stand-in speaks JSON of version 2 alone.")
        : get("action") === "wbsearchentities"
          ? searchEntities(items, get)
          : get("action") === "wbgetentities"
            ? getEntities(items, get)
            : get("list") === "search"
              ? searchStatements(items, get)
              : get("list") === "exturlusage"
                ? linkUsage(links, get)
                : errorOf("badvalue", `Unrecognized value for parameter "action": ${get("action")}.`);
    send(response, reply);
  };
}

/** What the API says while its databases lag: status 200 with an error. */
export function lagging(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("retry-after", "5");
  response.setHeader("mediawiki-api-error", "maxlag");
  send(response, errorOf("maxlag", "Waiting for db1: 6.2 seconds lagged."));
}

function send(response: ServerResponse, reply: Reply): void {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(reply));
}

const errorOf = (code: string, info: string): Reply => ({ error: { code, info, docref: "See the API." } });

function searchEntities(items: FakeItem[], get: (name: string) => string): Reply {
  const asked = get("search").toLowerCase();
  const search = items.flatMap(({ id, label, aliases = [] }) => {
    const text = [label, ...aliases].find((name) => name.toLowerCase().startsWith(asked));
    if (text === undefined) return [];
    const type = text === label ? "label" : "alias";
    return { id, title: id, repository: "wikidata", label, match: { type, language: get("language"), text } };
  });
  return { searchinfo: { search: get("search") }, search: search.slice(0, Number(get("limit") || 7)), success: 1 };
}

function getEntities(items: FakeItem[], get: (name: string) => string): Reply {
  const entities = get("ids")
    .split("|")
    .map((id) => {
      const item = items.find((each) => each.id === id);
      return [id, item ? entityOf(item) : { id, missing: "" }];
    });
  return { entities: Object.fromEntries(entities), success: 1 };
}

function entityOf({ id, websites = [], instanceOf = [], sitelinks = {} }: FakeItem): Reply {
  const claims = {
    ...(websites.length > 0 && {
      P856: websites.map(({ url, rank = "normal" }) => statement("P856", rank, url && { value: url, type: "string" })),
    }),
    ...(instanceOf.length > 0 && {
      P31: instanceOf.map((item) => statement("P31", "normal", { value: { id: item }, type: "wikibase-entityid" })),
    }),
  };
  const links = Object.entries(sitelinks).map(([site, title]) => [site, { site, title, badges: [] }]);
  return {
    type: "item",
    id,
    claims: Object.keys(claims).length > 0 ? claims : [],
    sitelinks: links.length > 0 ? Object.fromEntries(links) : [],
  };
}

function statement(property: string, rank: string, datavalue?: unknown): Reply {
  const snak = { snaktype: datavalue ? "value" : "somevalue", property, ...(datavalue ? { datavalue } : {}) };
  return { mainsnak: snak, type: "statement", rank };
}

function searchStatements(items: FakeItem[], get: (name: string) => string): Reply {
  const tooLong = get("srsearch").length > 300;
  if (tooLong)
    return errorOf("cirrussearch-query-too-long", "Search request is longer than the maximum allowed length.");
  const wanted = get("srsearch")
    .replace(/^haswbstatement:/, "")
    .split("|");
  const search = items
    .filter(({ websites = [] }) =>
      websites.some(({ url, rank }) => rank !== "deprecated" && wanted.includes(`P856=${url}`)),
    )
    .map(({ id }) => ({ ns: 0, title: id, pageid: Number(id.slice(1)) }));
  return { batchcomplete: true, query: { searchinfo: { totalhits: search.length }, search } };
}

/** The limit cuts first, and pages of other namespaces are dropped from what is left. */
function linkUsage(links: NonNullable<FakeWiki["links"]>, get: (name: string) => string): Reply {
  const domain = get("euquery").replace(/^\*\./, "");
  const isWild = get("euquery").startsWith("*.");
  const used = links.filter(({ url }) => {
    const host = new URL(url).hostname;
    return host === domain || (isWild && host.endsWith(`.${domain}`));
  });
  const limit = Number(get("eulimit") || 10);
  const shown = used
    .slice(0, limit)
    .filter(({ ns = 0 }) => get("eunamespace") === "" || String(ns) === get("eunamespace"));
  return {
    batchcomplete: true,
    ...(used.length > limit && { continue: { eucontinue: String(limit), continue: "-||" } }),
    query: { exturlusage: shown.map(({ title, ns = 0, url }, at) => ({ pageid: at + 1, ns, title, url })) },
  };
}
