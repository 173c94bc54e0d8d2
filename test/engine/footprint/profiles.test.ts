import { describe, expect, it } from "vitest";
import { profiles } from "../../../src/engine/footprint/profiles.ts";
import type { SiteFacts } from "../../../src/engine/types.ts";
import { readingOf } from "../../support/reading.ts";
import type { FakePage } from "../../support/website.ts";
import { article, type ElsewhereOptions, elsewhere } from "./elsewhere.ts";

/** Measures the profiles that are declared as `host/path`. */
function measure(declared: string[], options: ElsewhereOptions = {}, facts: Partial<SiteFacts> = {}) {
  return elsewhere({ ...options, hosts: declared.map((page) => page.split("/")[0]!) }, async ({ tools, at, asked }) => {
    const organization = { "@context": "https://schema.org", "@type": "Organization", sameAs: declared.map(at) };
    const reading = readingOf({
      pages: { "/": `<script type="application/ld+json">${JSON.stringify(organization)}</script><h1>Acmora</h1>` },
      facts: { brand: "Acmora", domain: "acmora.example", ...facts },
    });
    return { ...(await profiles(reading, tools)), asked: asked() };
  });
}

const linkingTo = (href: string) => `${article("Somebody")}<a href="${href}">Website</a>`;
const titled = (title: string) => `<title>${title}</title><main>${article("Somebody")}</main>`;
const of4 = (verified: number, checked: number) => (verified / checked) * (verified / 4);

describe("a declared profile", () => {
  it.each<[string, FakePage, number | null]>([
    ["links back to the site", linkingTo("https://www.acmora.example/?from=profile"), of4(1, 1)],
    ["writes the site's domain", article("the shop at acmora.example"), of4(1, 1)],
    ["bears the brand's name", titled("Acmora (@acmora)"), of4(1, 1)],
    ["belongs to somebody else", titled("Somebody"), 0],
    ["links a domain that ends alike", linkingTo("https://notacmora.example/"), 0],
    ["writes a domain that begins alike", article("the shop at acmora.example.net"), 0],
    ["is gone", { status: 410, body: "<h1>Acmora was here</h1>" }, 0],
    ["does not exist", { status: 404 }, 0],
    ["is refused", { status: 403, body: "<h1>Acmora</h1>" }, null],
    ["stands behind a login", { status: 401 }, null],
    ["asks for less", { status: 429 }, null],
    ["fails", { status: 500 }, null],
    ["is a shell that scripts fill", "<title>App</title><div id=root></div><script src=/app.js></script>", null],
    ["hangs up", (request) => request.socket.destroy(), null],
  ])("that %s", async (_, page, score) => {
    const seen = await measure(["github.com/acmora"], { pages: { "github.com/acmora": page } });
    expect(seen).toMatchObject({ score, reason: score === null ? expect.stringContaining("could be opened") : null });
  });
});

describe("declared profiles", () => {
  it("are full with four that can be verified", async () => {
    const hosts = ["github.com", "gitlab.com", "vimeo.com", "dribbble.com", "medium.com"];
    const pages = Object.fromEntries(hosts.map((host) => [`${host}/acmora`, titled("Acmora")]));
    expect(await measure(Object.keys(pages), { pages })).toMatchObject({ score: 1 });
  });

  it("count by the share that can be verified, those that refuse aside", async () => {
    const pages = {
      "github.com/acmora": titled("Acmora"),
      "gitlab.com/acmora": titled("Acmora"),
      "vimeo.com/acmora": titled("Somebody"),
      "medium.com/acmora": { status: 403 },
    };
    expect(await measure(Object.keys(pages), { pages })).toMatchObject({
      score: of4(2, 3),
      observed: "2 of 3 profiles that could be opened belong to the site",
    });
  });

  it("on networks that shut visitors out are not asked for", async () => {
    expect(await measure(["www.linkedin.com/company/acmora", "de.trustpilot.com/review/acmora"])).toMatchObject({
      score: null,
      reason: "All declared profiles are on networks that cannot be checked from outside.",
      asked: [],
    });
  });

  it("on Wikipedia and Wikidata are left to their own components", async () => {
    expect(await measure(["en.wikipedia.org/wiki/Acmora"])).toMatchObject({ score: 0, asked: [] });
  });

  it("that are missing score nothing", async () => {
    expect(await measure([])).toMatchObject({ score: 0, observed: "the site declares no profiles" });
  });
});
