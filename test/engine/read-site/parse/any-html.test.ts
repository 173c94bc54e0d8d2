import fc from "fast-check";
import { expect, test } from "vitest";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { hindranceOfPage } from "../../../../src/engine/read-site/obstacles.ts";
import { HostilePage } from "../../../../src/engine/read-site/parse/build-tree.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

const names = [
  "div",
  "p",
  "main",
  "nav",
  "footer",
  "table",
  "tr",
  "td",
  "th",
  "ul",
  "li",
  "a",
  "img",
  "h1",
  "h2",
  "form",
  "input",
  "b",
  "time",
  "body",
  "html",
  "head",
  "title",
  "script",
  "svg",
  "blockquote",
  "dl",
  "dt",
  "dd",
  "br",
  "details",
  "template",
];
const attributes = [
  "",
  " hidden",
  ' style="display:none;color:#fff"',
  ' class="footer nav date"',
  ' href="//x/%zz?#"',
  ' src="data:,x"',
  ' role="main"',
  ' itemscope itemtype="https://schema.org/Product"',
  ' lang="xx-yy"',
  ' datetime="2026-99-99"',
  ' content="0" name="robots"',
  ' type="application/ld+json"',
];
const piece = fc.oneof(
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...attributes))
    .map(([name, attribute]) => `<${name}${attribute}>`),
  fc.constantFrom(...names).map((name) => `</${name}>`),
  fc.lorem(),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "<!--",
    "-->",
    "<![CDATA[",
    "&",
    "&#x",
    "<",
    ">",
    '"',
    "© 2026 ",
    "24116 Kiel",
    '{"@type":"Organization","name":[{}]}',
    "\u{E0041}",
  ),
);
const html = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));

test("whatever HTML comes, a page or a refusal comes out, as plain data, and facts can be drawn from it", () => {
  fc.assert(
    fc.property(
      html,
      fc.constantFrom("https://acme.com/", "http://127.0.0.1:8081/a?b", "https://xn--bcher-kva.de/"),
      (text, url) => {
        try {
          const page = parseHtml(text, { url, isHome: true });
          expect(structuredClone(page)).toEqual(page);
          expect(page.mainWords).toBeLessThanOrEqual(page.bodyWords + page.blocks.length * 40);
          expect(page.nosnippetShare).toBeGreaterThanOrEqual(0);
          hindranceOfPage(page);
          const facts = readFacts([page, page]);
          expect(facts.brand.length).toBeGreaterThan(0);
          expect(facts.language).toMatch(/^[a-z]{2,3}$/);
        } catch (thrown) {
          if (!(thrown instanceof HostilePage)) throw thrown;
        }
      },
    ),
    { numRuns: 400 },
  );
});

test("reading the same page twice gives the same", () => {
  fc.assert(
    fc.property(html, (text) => {
      const read = () => readFacts([parseHtml(text, { url: "https://acme.com/", isHome: true })]);
      expect(read()).toEqual(read());
    }),
    { numRuns: 60 },
  );
});
