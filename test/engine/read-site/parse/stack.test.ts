import { describe, expect, it } from "vitest";
import { detectStack, findStack } from "../../../../src/engine/read-site/parse/stack.ts";

const detect = (given: Partial<Parameters<typeof detectStack>[0]>) =>
  detectStack({ url: "https://www.acme.example/", html: "", headers: {}, generator: null, ...given });

describe("what a page is made with", () => {
  it.each([
    ["an address of its files", { html: '<img src="/wp-content/uploads/a.png">' }, ["wordpress"]],
    ["its generator", { generator: "TYPO3 CMS" }, ["typo3"]],
    ["a header that is there", { headers: { "x-shopid": "12" } }, ["shopify"]],
    ["a header's value", { headers: { server: "cloudflare" } }, ["cloudflare"]],
    [
      "several things at once",
      { html: "/_next/static/x.js", headers: { "x-vercel-id": "fra1" } },
      ["nextjs", "vercel"],
    ],
    [
      "its files on a host of its own",
      { html: '<script src="https://cdn.acme.example/wp-content/a.js">' },
      ["wordpress"],
    ],
    ["no file of a site whose name ends alike", { html: '<img src="https://notacme.example/wp-content/a.png">' }, []],
    [
      "its files on a network of servers",
      { html: '<img src="https://i0.cdn.example/acme.example/wp-content/a.png">' },
      ["wordpress"],
    ],
    ["no file of another site", { html: '<img src="https://other.example/wp-content/a.png">' }, []],
    ["no link to another site", { html: '<a class="b" href="https://other.example/wp-content/a.pdf">PDF</a>' }, []],
    ["no link to a platform", { html: '<a href="https://cdn.shopify.com/s/a.pdf">PDF</a>' }, []],
    [
      "a plugin and what it extends",
      { html: '<script class="yoast-schema-graph"></script>/wp-content/' },
      ["yoast", "wordpress"],
    ],
    ["nothing known", { html: "<p>wordpress is a word</p>", headers: { server: "nginx" } }, []],
  ])("is told by %s", (_, given, ids) => {
    expect(detect(given)).toEqual(ids);
  });

  it("has a name people know", () => {
    expect(findStack("typo3")).toMatchObject({ label: "TYPO3", kind: "cms" });
    expect(findStack("unheard-of")).toBeUndefined();
  });
});
