import { describe, expect, it } from "vitest";
import { detectStack, findStack } from "../../../../src/engine/read-site/parse/stack.ts";

const detect = (given: Partial<Parameters<typeof detectStack>[0]>) =>
  detectStack({ html: "", headers: {}, generator: null, ...given });

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
    ["nothing known", { html: "<p>wordpress is a word</p>", headers: { server: "nginx" } }, []],
  ])("is told by %s", (_, given, ids) => {
    expect(detect(given)).toEqual(ids);
  });

  it("has a name people know", () => {
    expect(findStack("typo3")).toMatchObject({ label: "TYPO3", kind: "cms" });
    expect(findStack("unheard-of")).toBeUndefined();
  });
});
