/** What evidence says beside the verdict: of the right thing, in whole words. */
import { describe, expect, it } from "vitest";
import { AUDITS } from "../../../src/engine/audits/index.ts";
import { jsonLd, pageOf, prose } from "../../support/prose.ts";
import { type ReadingOptions, readingOf } from "../../support/reading.ts";

const told = (id: string, html: string, more: ReadingOptions = {}) => {
  const { audit } = AUDITS.find((entry) => entry.audit.id === id)!;
  const reading = readingOf({ pages: { "/": html }, ...more });
  const judgement = audit.judge(reading);
  const { how, title } = audit.fix(reading, judgement);
  const observed = judgement.evidence.map((each) => each.observed).join(" | ");
  return { observed, expected: judgement.evidence[0]?.expected ?? "", how, title };
};
const withData = (...nodes: object[]) => pageOf(`<h1>Acme</h1>${prose(60)}`, { head: jsonLd(...nodes) });

describe("the company's data", () => {
  it("are said to name the site, where they do", () =>
    expect(told("sch.identity", withData({ "@type": "WebSite", name: "Acme yard" })).observed).toContain(
      "“Acme yard”",
    ));

  it("are said to name the seller, where they do", () => {
    const offers = { "@type": "Offer", seller: { "@type": "Organization", name: "Acme Ltd" } };
    const { observed } = told("sch.identity", withData({ "@type": "Product", name: "Lamp", offers }));
    expect(observed).toContain("“Acme Ltd” stands only as the seller");
  });

  it("of one person's site are a Person's, and what stands beside is to be moved", () => {
    const site = {
      "@type": "WebSite",
      name: "Ada Reed",
      url: "/",
      description: "A boat builder who writes.",
      sameAs: ["https://github.com/ada", "https://www.linkedin.com/in/ada"],
      publisher: { "@type": "Organization", name: "Ada Reed", logo: "/ada.jpg" },
    };
    const html = pageOf(`<p>I'm Ada Reed, a boat builder.</p>${prose(60)}`, { head: jsonLd(site) });
    const { observed, expected, how } = told("sch.identity", html, { facts: { brand: "Ada Reed" } });
    expect(expected).toMatch(/^a Person/);
    expect(observed).toMatch(/the owner's entry.*profiles, description stand in the site's entry/);
    expect(how).toMatch(/Move .*profiles, description there.*call it a Person/);
    expect(`${observed} ${how}`).not.toMatch(/phone|company/);
  });
});

describe("links to policies and about the owner", () => {
  it("call an imprint what it is", () => {
    const html = pageOf(`${prose(120)}<a href="/p">Datenschutz</a> <a href="/i">Impressum</a>`);
    expect(told("eeat.policies", html).observed).toBe("privacy: linked; legal notice: linked");
  });

  it("do not take the way to the content for an about page", () => {
    const html = pageOf(`<a href="#main-content">Direkt zum Inhalt</a><h1>Acme</h1>${prose(60)}`);
    const pages = { "/": { html, finalUrl: "https://acme.example/about" } };
    expect(told("eeat.owner", "", { pages }).observed).not.toContain("Direkt zum Inhalt");
  });
});

describe("what can be used", () => {
  it.each([
    [
      "its role and what it lacks",
      '<a href="/b">Boats</a><div role="heading">Boats</div>',
      "role “heading” does not state its aria-level",
    ],
    [
      "no class of the layout",
      '<a href="#" class="text-center hidden-xs"></a>',
      "A link has no name: <a> after “Acme”.",
    ],
    ["the picture inside it", '<a href="#"><img src="/i/mast.png" alt=""></a>', "<a> with the picture mast.png."],
    [
      "how often it stands there",
      '<a href="#"></a><b>Or</b><a href="#"></a>',
      "<a> after “Acme” (2 alike on the page).",
    ],
    ["text before it that holds a sign of equality", '<p>1 + 1 = 2</p><a href="#"></a>', "<a> after “1 + 1 = 2”."],
    ["a picture with a query", '<a href="#"><img src="/i.php?id=3" alt=""></a>', "<a> with the picture i.php?id=3."],
    ["where it leads, whatever picture is inside", '<a href="/b"><img src="/i.php?id=3"></a>', "name: it leads to /b."],
    ["a picture whose address ends in a stroke", '<a href="#"><img src="/i/mast/"></a>', "with the picture mast."],
    [
      "its attribute and value",
      '<a href="/b">B</a><div role="slider" aria-label="X" aria-valuenow="NaN"></div>',
      'cannot be: aria-valuenow="NaN" at <div>.',
    ],
    [
      "the place in the order",
      '<a href="/b" tabindex="4">B</a>',
      'order of the keyboard: tabindex="4" at the link to /b.',
    ],
    ["a long address as cut", `<a href="https://acme.example/${"a-way-down-the-river/".repeat(8)}"></a>`, "/a-way…."],
  ])("is told by %s", (_, element, words) => {
    const { observed } = told("tech.forms-names", pageOf(`<h1>Acme</h1>${element}`));
    expect(observed).toContain(words);
  });
});

describe("what mends what can be used", () => {
  it.each([
    ['<a href="/b"></a>', "Name every button, link and field", "Give it a text", "tabindex"],
    [
      '<div role="heading">B</div>',
      "Correct what elements say",
      "use the HTML element that says it by itself",
      "label",
    ],
    ['<p tabindex="4">B</p>', "Correct what elements say", 'Write tabindex="0"', "label"],
  ])("fits the fault: %s", (element, title, step, other) => {
    const fix = told("tech.forms-names", pageOf(`<a href="/a">A</a>${element}`));
    expect(fix.title).toContain(title);
    expect(fix.how).toContain(step);
    expect(fix.how).not.toContain(other);
  });
});

describe("the owner and how they are reached", () => {
  it("are told by the whole name", () => {
    const html = pageOf(`<h1>Harbour</h1>${prose(60)}`, {
      title: "Harbour",
      footer: "Produced by Ada Reed Photography",
    });
    expect(told("eeat.owner", html, { facts: { brand: "Reed Photography" } }).observed).toContain(
      "“Ada Reed Photography”",
    );
  });

  it("are asked for what is not there yet, and an address that only the data hold is called so", () => {
    const address = { "@type": "PostalAddress", streetAddress: "Quay 1", postalCode: "24103", addressLocality: "Kiel" };
    const { observed, how } = told("eeat.contact", withData({ "@type": "Organization", name: "Acme", address }));
    expect(observed).toContain("address (in the data alone): Quay 1");
    expect(how).toContain("a phone number or an e-mail address.");
  });
});

describe("bold lines", () => {
  it("are quoted", () => {
    const lines = ["Hulls", "Masts", "Sails"].map((line) => `<p><b>${line}</b></p>${prose(60)}`).join("");
    expect(told("cit.headings", pageOf(`<h1>Acme</h1>${lines}`)).observed).toContain("“Hulls”, “Masts”, “Sails”");
  });
});
