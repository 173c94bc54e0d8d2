import { describe, expect, it, test } from "vitest";
import { choosePages, findCandidates, type PageChoice } from "../../../src/engine/read-site/choose-pages.ts";
import { parseHtml } from "../../../src/engine/read-site/parse/parse-html.ts";
import { templateOfPage, templateOfUrl } from "../../../src/engine/read-site/template.ts";
import type { Reading } from "../../../src/engine/read-site/types.ts";

const home = (links: string[]) =>
  parseHtml(`<html lang=en><nav>${links.map((link) => `<a href="${link}">x</a>`).join("")}</nav><p>Home`, {
    url: "https://acme.com/",
    isHome: true,
  });
function choose(links: string[], more: Partial<PageChoice> & { sitemapUrls?: Reading["sitemapUrls"] } = {}): string[] {
  const page = home(links);
  const choice = { count: 11, isOpen: () => true, ...more };
  return choosePages(findCandidates(page, more.sitemapUrls ?? []), choice);
}

describe("the kind of a page", () => {
  test.each([
    ["https://a.com/", "", "home"],
    ["https://a.com/de/", "", "home"],
    ["https://a.com/index.html", "", "home"],
    ["https://a.com/about-us", "", "about"],
    ["https://a.com/%C3%BCber-uns.html", "", "about"],
    ["https://a.com/de/kontakt", "", "contact"],
    ["https://a.com/x", "Pricing", "pricing"],
    ["https://a.com/products/lamp", "", "product"],
    ["https://a.com/products", "", "listing"],
    ["https://a.com/leistungen/dachdecker", "", "service"],
    ["https://a.com/blog/how-to", "", "article"],
    ["https://a.com/blog", "", "listing"],
    ["https://a.com/2026/05/a-title/", "", "article"],
    ["https://a.com/impressum", "", "legal"],
    ["https://a.com/privacy-policy", "", "legal"],
    ["https://a.com/docs/api", "", "docs"],
    ["https://a.com/case-studies/acme", "", "case"],
    ["https://a.com/zxy", "", "other"],
  ])("%s (%s) is %s", (url, text, template) => {
    expect(templateOfUrl(url, text)).toBe(template);
  });
});

describe("the choice of pages", () => {
  const products = Array.from({ length: 30 }, (_, at) => `/products/lamp-${at}`);

  it("takes some of each kind", () => {
    const chosen = choose([
      ...products,
      "/about",
      "/contact",
      "/pricing",
      "/blog/a",
      "/blog/b",
      "/privacy",
      "/services/repair",
    ]);
    expect(chosen).toHaveLength(11);
    for (const path of ["/about", "/contact", "/pricing", "/blog/a", "/blog/b", "/privacy", "/services/repair"]) {
      expect(chosen).toContain(`https://acme.com${path}`);
    }
  });

  it.each([
    ["https://acme.com/docs/setup", "TechArticle", "docs"],
    ["https://acme.com/help/returns", "Article", "docs"],
    ["https://acme.com/blog/setup", "TechArticle", "article"],
    ["https://acme.com/how-we-test", "Article", "article"],
  ])("takes %s marked as %s for %s", (url, type, template) => {
    const block = { format: "json-ld" as const, nodes: [{ "@type": [type] }], context: null, error: null };
    expect(templateOfPage(url, [block], false)).toBe(template);
  });

  it("is the same whatever the order of the links", () => {
    const links = [...products, "/about", "/blog/a", "/blog/b", "/blog/c", "/blog/d"];
    expect(choose(links.toReversed()).toSorted()).toEqual(choose(links).toSorted());
  });

  it("leaves out other sites, files, doors for members, other languages and doubles", () => {
    expect(
      choose([
        "https://other.com/about",
        "https://blog.acme.com/a",
        "/catalog.pdf",
        "/login",
        "/cart",
        "/wp-admin/x",
        "/de/ueber-uns",
        "/?utm_source=x",
        "/about",
        "/about/",
        "/about#team",
        "http://www.acme.com/about",
        "mailto:a@acme.com",
        "javascript:1",
      ]),
    ).toEqual(["https://acme.com/about"]);
  });

  it("takes the newest articles and pages that only the sitemap knows", () => {
    const sitemapUrls = Array.from({ length: 9 }, (_, at) => ({
      loc: `https://acme.com/blog/${at}`,
      lastmod: `2026-0${at + 1}-01`,
    }));
    const chosen = choose(["/about"], { sitemapUrls, count: 4 });
    expect(chosen).toEqual([
      "https://acme.com/about",
      "https://acme.com/blog/8",
      "https://acme.com/blog/7",
      "https://acme.com/blog/6",
    ]);
  });

  it("keeps to what is open", () => {
    const isOpen = (url: string) => !url.includes("/products/");
    expect(choose([...products, "/about"], { isOpen })).toEqual(["https://acme.com/about"]);
  });
});
