import { load } from "cheerio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderPage } from "../../../src/gateways/pages/layout.tsx";
import { webAddress } from "../../../src/gateways/pages/web-address.ts";
import { plainText } from "../../../src/plain-text.ts";
import { open } from "./read-page.ts";
import { cell, freeSample } from "./report-samples.ts";

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom("<", ">", "/", '"', "'", "&", "script", "--", "]]>", "\u202e", "\u0000", "x"),
    maxLength: 30,
  }),
);

describe("text of others", () => {
  it("comes out without what hides, and the same a second time", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const plain = plainText(text);
        expect(plain).not.toMatch(
          /[\u0000-\u0008\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u,
        );
        expect(plainText(plain)).toBe(plain);
      }),
    );
  });

  it("keeps letters that need a joiner, and emoji made of several", () => {
    for (const text of ["می‌خواهم", "👩‍💻", "Müßig & Söhne", "東京"]) expect(plainText(text)).toBe(text);
  });

  it("never changes the structure of a report, whatever it is", () => {
    const sizeWith = (text: string) =>
      open(
        freeSample({
          brand: `b${text}`,
          category: `c${text}`,
          queries: [
            {
              question: `q${text}`,
              persona: `p${text}`,
              branded: false,
              engines: [cell("chatgpt", "prose", `s${text}`)],
            },
          ],
          fixes: [{ ...freeSample().fixes[0]!, title: `t${text}`, evidence: `e${text}`, paste: `p${text}` }],
        }),
      )("*").length;
    const size = sizeWith("");
    fc.assert(
      fc.property(hostile, (text) => {
        expect(sizeWith(text)).toBe(size);
      }),
      { numRuns: 60 },
    );
  });

  it("cannot end the structured data of a page", () => {
    const html = renderPage(
      { title: "t", description: "d", canonical: null, structured: { name: "</script><img src=x><!--" } },
      null,
    );
    expect(load(html)("img").length).toBe(0);
    expect(JSON.parse(load(html)("script").text())).toEqual({ name: "</script><img src=x><!--" });
  });
});

describe("an address of others", () => {
  it.each([
    ["https://acme.example/a?b=c", "https://acme.example/a?b=c"],
    ["http://acme.example", "http://acme.example/"],
    ["HTTPS://acme.example/", "https://acme.example/"],
    ["javascript:alert(1)", null],
    [" java\nscript:alert(1)", null],
    ["data:text/html,x", null],
    ["//acme.example", null],
    ["/path", null],
    ["mailto:a@acme.example", null],
    ["acme.example", null],
    ["https://", null],
    ["", null],
  ])("%j becomes the link %j", (address, link) => {
    expect(webAddress(address)).toBe(link);
  });
});
