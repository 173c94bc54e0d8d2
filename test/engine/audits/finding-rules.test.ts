/** Rules that every audit keeps, whatever it checks. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AUDITS } from "../../../src/engine/audits/index.ts";
import { judgeSite } from "../../../src/engine/audits/judge-site.ts";
import type { Finding } from "../../../src/engine/audits/types.ts";
import { jsonLd, pageOf, prose } from "../../support/prose.ts";
import { readingOf } from "../../support/reading.ts";
import { smallSite } from "../../support/small-site.ts";

const broken = (findings: Finding[]) => findings.filter(({ reason }) => reason?.startsWith("The check itself failed"));

describe("the list", () => {
  it("holds each id once, under its signal's prefix", () => {
    const ids = AUDITS.map(({ audit }) => audit.id);
    expect(new Set(ids).size).toBe(ids.length);
    const prefixes = { citability: "cit", eeat: "eeat", technical: "tech", schema: "sch", platform: "plat" };
    for (const { audit } of AUDITS) expect(audit.id).toMatch(new RegExp(`^${prefixes[audit.signal]}\\.[a-z0-9-]+$`));
  });

  it("holds 13 checks of citability, 12 of accountability and 12 of data", () => {
    const count = (signal: string) => AUDITS.filter(({ audit }) => audit.signal === signal).length;
    expect([count("citability"), count("eeat"), count("schema")]).toEqual([13, 12, 12]);
  });

  it("speaks plainly: titles are short, reasons are one sentence, nothing is promised", () => {
    for (const { audit } of AUDITS) {
      expect(audit.title.split(" ").length, audit.id).toBeLessThanOrEqual(12);
      expect(audit.why, audit.id).toMatch(/[.!]$/);
      expect(audit.why, audit.id).not.toMatch(/guarantee|will (?:increase|improve|boost|rank)/i);
    }
  });
});

describe("every audit", () => {
  it("gives a score exactly when it judges, and a reason exactly when it does not", () => {
    for (const reading of [smallSite(), readingOf(), readingOf({ pages: { "/": "" } })]) {
      const findings = judgeSite(reading);
      expect(broken(findings)).toEqual([]);
      for (const { id, status, score, reason } of findings) {
        const isLeftOut = status === "not_applicable" || status === "not_measured";
        expect([id, score === null, reason !== null]).toEqual([id, isLeftOut, isLeftOut]);
        if (score !== null) expect(score >= 0 && score <= 1 && (status === "pass") === (score === 1), id).toBe(true);
      }
    }
  });

  it("says what it saw and expected wherever something is wrong, and how to mend it", () => {
    const reading = smallSite();
    for (const finding of judgeSite(reading).filter(({ status }) => status === "fail" || status === "partial")) {
      expect(finding.evidence.length, finding.id).toBeGreaterThan(0);
      for (const { url, observed, expected } of finding.evidence) {
        expect(URL.canParse(url), finding.id).toBe(true);
        expect(
          [observed, expected].every((text) => /\S/.test(text)),
          finding.id,
        ).toBe(true);
      }
      const { audit } = AUDITS.find((entry) => entry.audit.id === finding.id)!;
      const { title, how } = audit.fix(reading, finding);
      expect(
        [title, how].every((text) => /\S/.test(text)),
        finding.id,
      ).toBe(true);
    }
  });

  it("judges a page in a language without word lists by what needs none, and says what it could not check", () => {
    const text =
      "Naša radionica popravlja drvene brodove tijekom cijele zime u grijanoj dvorani na sjevernoj obali grada. ".repeat(
        12,
      );
    const page = pageOf(`<h1>Popravak brodova</h1><h2>Zimi</h2><p>${text}</p><h2>Ljeti</h2><p>${text}</p>`).replace(
      'lang="en"',
      'lang="hr"',
    );
    const findings = judgeSite(readingOf({ pages: { "/": page } }));
    const status = (id: string) => findings.find((finding) => finding.id === id)!.status;
    expect([status("cit.substance"), status("cit.headings"), status("cit.chunks")]).toEqual([
      "pass",
      "pass",
      "not_measured",
    ]);
  });
});

describe("a page made to hurt", () => {
  const hostile: [string, string][] = [
    ["sections", "<h2>Alpha</h2><p>It is good and see above for more.</p>".repeat(1500)],
    ["one endless word", `<p>${"a".repeat(200_000)}</p>`],
    ["quotation marks", `<p>${'"“'.repeat(80_000)}</p>`],
    ["numbers", `<p>${"1 234,56 € ".repeat(12_000)}</p>`],
    ["copyright signs", `<footer>${"© 2020, ".repeat(20_000)}</footer>`],
    [
      "items",
      jsonLd(
        ...Array.from({ length: 1200 }, (_, at) => ({ "@type": "Product", name: `p${at}`, offers: { price: at } })),
      ) + prose(3000),
    ],
    [
      "prototypes",
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":["constructor","__proto__"],"toString":{"@type":"Offer","price":{"a":[[[]]]}}}</script>',
    ],
  ];
  it.each(hostile)("of %s breaks no check", (_name, html) => {
    const page = `<html lang="en"><head><title>t</title></head><body><main><h1>t</h1>${html}</main></body></html>`;
    const reading = readingOf({ pages: { "/": page, "/blog/a": { html: page, template: "article" } } });
    expect(broken(judgeSite(reading))).toEqual([]);
  });

  it("in its data breaks no check, whatever the values are", () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.boolean(),
        fc.array(tie("any"), { maxLength: 3 }),
        tie("node"),
      ),
      node: fc.dictionary(
        fc.constantFrom(
          "@type",
          "@id",
          "name",
          "url",
          "offers",
          "price",
          "author",
          "sameAs",
          "mainEntity",
          "aggregateRating",
          "address",
          "datePublished",
          "itemListElement",
          "item",
          "review",
          "logo",
        ),
        tie("any"),
        { maxKeys: 6 },
      ),
    }));
    const type = fc.constantFrom(
      "Product",
      "Organization",
      "Article",
      "FAQPage",
      "BreadcrumbList",
      "WebSite",
      "Person",
    );
    fc.assert(
      fc.property(value.node, type, (node, kind) => {
        const reading = readingOf({
          pages: { "/": pageOf(`<h1>A</h1>${prose(30)}`, { head: jsonLd({ ...(node as object), "@type": kind }) }) },
        });
        expect(broken(judgeSite(reading))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
