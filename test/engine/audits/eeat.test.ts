import { expect, it } from "vitest";
import { authorProfile } from "../../../src/engine/audits/eeat/author-profile.ts";
import { byline } from "../../../src/engine/audits/eeat/byline.ts";
import { consistency } from "../../../src/engine/audits/eeat/consistency.ts";
import { contact } from "../../../src/engine/audits/eeat/contact.ts";
import { contactAgreement } from "../../../src/engine/audits/eeat/contact-agreement.ts";
import { corrections } from "../../../src/engine/audits/eeat/corrections.ts";
import { credentials } from "../../../src/engine/audits/eeat/credentials.ts";
import { experience } from "../../../src/engine/audits/eeat/experience.ts";
import { ownPerson } from "../../../src/engine/audits/eeat/first-person.ts";
import { owner } from "../../../src/engine/audits/eeat/owner.ts";
import { policies } from "../../../src/engine/audits/eeat/policies.ts";
import { ownProfiles } from "../../../src/engine/audits/eeat/profiles.ts";
import { profilesDeclared } from "../../../src/engine/audits/eeat/profiles-declared.ts";
import { reputation } from "../../../src/engine/audits/eeat/reputation.ts";
import { namesOnSite } from "../../../src/engine/audits/eeat/site-names.ts";
import { exchangeOf } from "../../support/exchange.ts";
import { judgeCases } from "../../support/judge-cases.ts";
import { jsonLd, pageOf, prose } from "../../support/prose.ts";
import { type FakeRead, readingOf } from "../../support/reading.ts";

const article = (main: string, head = ""): FakeRead => ({
  html: pageOf(`<h1>Boats</h1>${main}${prose(60)}`, { head }),
  template: "article",
});
const review = (main: string): FakeRead => ({
  html: pageOf(`<h1>Review: six anchors</h1>${main}${prose(60)}`),
  template: "article",
});
const news = (main: string): FakeRead =>
  article(main, jsonLd({ "@type": "NewsArticle", headline: "Boats", datePublished: "2026-05-01" }));
const legal = (main: string): FakeRead => ({ html: pageOf(`<h1>Legal</h1>${main}${prose(110)}`), template: "legal" });
const plain = pageOf(`<h1>Boats</h1>${prose(60)}`, { footer: "" });
const home = { "/": plain };

judgeCases(owner, [
  ["named in the footer, about page linked", "pass", { "/": pageOf('<h1>B</h1><a href="/about">About us</a>') }],
  [
    "a localised about page, named there",
    "pass",
    {
      "/": pageOf('<h1>B</h1><a href="/ueber-uns">Mehr</a>', { footer: "" }),
      "/ueber-uns": { html: pageOf("<h1>Acme</h1>"), template: "about" },
    },
  ],
  ["two things in one link", "pass", { "/": pageOf('<h1>B</h1><a href="/x">AGB / Impressum</a>') }],
  [
    "named, no about page",
    "partial",
    { "/": pageOf('<h1>B</h1><a href="/hulls">Hulls</a><a href="/masts">Masts</a>') },
  ],
  [
    "“Team sports” is no about page, and nobody is named",
    "fail",
    { "/": pageOf('<h1>Shop</h1><a href="/s">Team sports</a>', { footer: "All rights reserved" }) },
    { facts: { brand: "Brightleaf" } },
  ],
]);

judgeCases(owner, [
  [
    "whose rights are reserved is named, and leads to the house's own site",
    "pass",
    { "/": pageOf("<h1>B</h1>", { footer: '<a href="https://reedco.example/">© 2026 The Reed Company</a>' }) },
    { facts: { brand: "Harbour Daily" } },
  ],
  [
    "“About us” at the foot leads to the house's site of another name",
    "pass",
    {
      "/": pageOf("<h1>B</h1>", { footer: '© 2026 Harbour Daily <a href="https://reedco.example/about">About us</a>' }),
    },
    { facts: { brand: "Harbour Daily" } },
  ],
  [
    "the brand is the domain, and the foot writes it in two words",
    "pass",
    { "/": pageOf('<h1>B</h1><a href="/about">About</a>', { footer: "Harbour Daily, 4 Quay, Kiel" }) },
    { facts: { brand: "harbourdaily.com" } },
  ],
  [
    "whose rights they are stands behind the footer element",
    "pass",
    {
      "/": pageOf(`<h1>B</h1>${prose(60)}<a href="/about">About</a>`, { footer: "Copyright Notice | News" }).replace(
        "</body>",
        "<div>© 2026 Reed & Miller</div></body>",
      ),
    },
    { facts: { brand: "Brightleaf" } },
  ],
  [
    "a company that the article ends with owns nothing",
    "fail",
    {
      "/": pageOf(
        `<h1>B</h1><a href="/a">A</a><a href="/b">B</a>${prose(60)}<p>The yard was bought by Nordwind Group PLC.</p>`,
        {
          footer: "",
        },
      ),
    },
    { facts: { brand: "Brightleaf" } },
  ],
]);

judgeCases(contact, [
  [
    "a seller's contacts on the item that the root leads to",
    "not_measured",
    {
      "/": {
        html: pageOf("<h1>Lamp</h1><p>Quay 9</p><p>24103 Kiel</p><p>seller.of.lamps@gmail.com</p>"),
        finalUrl: "https://acme.example/item/9",
      },
    },
  ],
  [
    "an agent's mail and number on a home page",
    "not_measured",
    {
      "/": pageOf("<h1>Houses</h1><p>Jo Roe, agent</p><p>jo@roe-estates-kiel.de</p><p>Phone</p><p>+49 431 998877</p>"),
    },
  ],

  [
    "the house's own contacts above another's mailbox",
    "pass",
    {
      "/": pageOf("<p>Tel. +49 431 555128</p><p>office@acme.example</p><p>ads@media-agency-kiel.de</p>"),
    },
  ],
  [
    "mail and phone links",
    "pass",
    { "/": pageOf('<h1>B</h1><a href="mailto:a@acme.example">Mail</a><a href="tel:+49431555123">Call</a>') },
  ],
  [
    "a postal address and a form with named fields",
    "pass",
    {
      "/": plain,
      "/contact": {
        html: pageOf(
          '<h1>Contact</h1><p>Quay 5, 24103 Kiel</p><form action="/send"><label>Name <input name="name"></label><label>E-mail <input type="email" name="email"></label><label>Message <textarea name="message"></textarea></label><button>Send</button></form>',
        ),
        template: "contact",
      },
    },
  ],
  ["an address only", "partial", { "/": pageOf("<h1>B</h1>", { footer: "Acme, 12 High St, London SW1A 1AA" }) }],
  [
    "a mail link without an address is none",
    "fail",
    { "/": pageOf('<h1>B</h1><a href="mailto:?subject=x">Share</a><a href="tel:">Call</a>') },
  ],
  [
    "years and prices are no phone numbers",
    "fail",
    { "/": pageOf("<h1>B</h1><p>© 2007-2019 Ada Reed, 12.05.2024, 1.200,50 €</p>") },
  ],
  [
    "the contact page could not be read",
    "not_measured",
    { "/": pageOf('<h1>B</h1><a href="/contact">Contact</a>') },
    { reading: { skipped: [{ url: "https://acme.example/contact", reason: "timed out" }] } },
  ],
]);

judgeCases(byline, [
  [
    "“Written by” in a line of its own",
    "pass",
    {
      "/": plain,
      "/blog/a": {
        html: pageOf(`<h1>Winter storage for boats</h1><div>Written by</div><div>Ada Reed</div>${prose(60)}`),
        template: "article",
      },
    },
  ],
  [
    "a report of a news agency",
    "pass",
    { "/": plain, "/blog/a": article("<p>KIEL (Reuters) - Two hulls were lifted on Friday.</p>") },
  ],
  [
    "set apart behind the headline, over a standfirst",
    "pass",
    {
      "/": plain,
      "/blog/a": {
        html: pageOf("")
          .replace(
            /<main>.*<\/main>/s,
            `<div class="top"><h2>Six anchors that hold in mud</h2><p>By Ada Reed, Editor | June 7, 2026</p></div><main>${prose(120)}</main>`,
          )
          .replace(/<title>[^<]*/, "<title>Six anchors that hold in mud - Acme"),
        template: "article",
      },
    },
  ],
  ["a byline on the page", "pass", { "/": plain, "/blog/a": article('<p class="byline">By Ada Reed</p>') }],
  [
    "an author in the data",
    "pass",
    {
      "/": plain,
      "/blog/a": article(
        "",
        jsonLd({ "@type": "Article", headline: "Boats", author: { "@type": "Person", name: "Ada Reed" } }),
      ),
    },
  ],
  [
    "an author by reference",
    "pass",
    {
      "/": plain,
      "/blog/a": article(
        "",
        jsonLd(
          { "@type": "Article", author: { "@id": "#ada" } },
          { "@type": "Person", "@id": "#ada", name: "Ada Reed" },
        ),
      ),
    },
  ],
  [
    "page and data disagree",
    "partial",
    {
      "/": plain,
      "/blog/a": article(
        '<p class="byline">By Ada Reed</p>',
        jsonLd({ "@type": "Article", author: { "@type": "Person", name: "Bo Lind" } }),
      ),
    },
  ],
  [
    "signed by admin",
    "fail",
    { "/": plain, "/blog/a": article('<p class="byline">admin</p>', jsonLd({ "@type": "Article", author: "Admin" })) },
  ],
  ["no article", "not_applicable", home],
]);

const signed = (url: string) =>
  article("", jsonLd({ "@type": "Article", author: { "@type": "Person", name: "Ada Reed", url } }));
const bio = `<h1>Ada Reed</h1><p>Ada Reed is a boat builder and has repaired wooden hulls for thirty years in Kiel and in Oslo.</p>${prose(30)}`;
judgeCases(authorProfile, [
  [
    "a page with biography and profile",
    "pass",
    {
      "/": plain,
      "/blog/a": signed("/ada"),
      "/ada": pageOf(`${bio}<p>Also on <a href="https://www.linkedin.com/in/ada">LinkedIn</a></p>`),
    },
  ],
  ["a page without a profile elsewhere", "partial", { "/": plain, "/blog/a": signed("/ada"), "/ada": pageOf(bio) }],
  ["a profile on another site only", "partial", { "/": plain, "/blog/a": signed("https://other.org/ada") }],
  [
    "no page about the author",
    "fail",
    { "/": plain, "/blog/a": article("", jsonLd({ "@type": "Article", author: "Ada Reed" })) },
  ],
  [
    "no page about the author, beside addresses that are not written as addresses are",
    "fail",
    {
      "/": plain,
      "/blog/a": article(
        '<p class="byline">By Ada Reed</p><p><a href="/sale?t=50% off">Sale</a> <a href="/caf%E9">Café</a></p>',
      ),
    },
  ],
  ["the author's page was not read", "not_measured", { "/": plain, "/blog/a": signed("/ada") }],
  ["nobody is named", "not_applicable", { "/": plain, "/blog/a": article("") }],
  [
    "of two who signed, one page was not read",
    "not_measured",
    { "/": plain, "/blog/a": article('<p class="byline">By <a href="/ada">Ada Reed</a> and Jo Miller</p>') },
  ],
  [
    "a profile with the name in its address",
    "not_measured",
    {
      "/": plain,
      "/blog/a": article(
        '<p class="byline"><span class="author">Ada Reed</span> <a href="/author/ada-reed">Archive</a></p>',
      ),
    },
  ],
  [
    "a handle with a part of the name",
    "partial",
    {
      "/": plain,
      "/blog/a": article('<p class="byline">By Jo Miller</p><a href="https://x.com/milljo">@miller27</a>'),
    },
  ],
  [
    "a name with its trade is the same person",
    "partial",
    {
      "/": plain,
      "/blog/a": article(
        '<p class="byline">By Ada Reed, marine editor</p><p>Ada Reed is a marine engineer in Kiel.</p>',
        jsonLd({ "@type": "Article", author: "Ada Reed, marine editor" }),
      ),
    },
  ],
  [
    "who wrote the works that are cited is no author",
    "not_applicable",
    {
      "/": plain,
      "/blog/a": article('<ol class="references"><li><span class="author">Reed, J.</span> Hulls. 2011.</li></ol>'),
    },
  ],
]);

const lawyer = jsonLd({ "@type": "Attorney", name: "Acme Law" });
judgeCases(credentials, [
  [
    "a trade register number",
    "pass",
    { "/": plain, "/legal": legal("<p>Amtsgericht Kiel, HRB 12345, USt-IdNr. DE123456789</p>") },
  ],
  [
    "a VAT number in the data",
    "pass",
    { "/": pageOf("<h1>A</h1>", { head: jsonLd({ "@type": "Organization", name: "Acme", vatID: "DE123456789" }) }) },
  ],
  ["none, where none is required", "not_applicable", home],
  [
    "“bar, 1900” is no licence",
    "not_applicable",
    { "/": pageOf("<h1>Pump</h1><p>120 bar, 1900 W, permit 2 people</p>") },
  ],
  [
    "a law firm with a number",
    "pass",
    { "/": pageOf("<h1>Acme Law</h1>", { head: lawyer }), "/legal": legal("<p>Company number: 04512345</p>") },
  ],
  [
    "a law firm with a number and unsigned articles",
    "partial",
    {
      "/": pageOf("<h1>Acme Law</h1>", { head: lawyer }),
      "/legal": legal("<p>Company number: 04512345</p>"),
      "/blog/a": article(""),
    },
  ],
  ["a law firm without one", "fail", { "/": pageOf("<h1>Acme Law</h1>", { head: lawyer }) }],
  [
    "a dental practice by its words",
    "fail",
    {
      "/": pageOf(
        "<h1>Your dentist in Kiel</h1><p>Our dentist and the clinic see patients for diagnosis and surgery.</p>",
        { title: "Dentist" },
      ),
    },
  ],
  [
    "a law firm whose legal page was not read",
    "not_measured",
    { "/": pageOf('<h1>Acme Law</h1><a href="/imprint">Imprint</a>', { head: lawyer }) },
  ],
]);

const footerLinks = (...names: string[]) =>
  names.map((name) => `<a href="/${name.toLowerCase().replaceAll(" ", "-")}">${name}</a>`).join(" ");
judgeCases(policies, [
  ["privacy and terms", "pass", { "/": pageOf("<h1>B</h1>", { footer: footerLinks("Privacy Policy", "Terms") }) }],
  ["German names", "pass", { "/": pageOf("<h1>B</h1>", { footer: footerLinks("Datenschutzerklärung", "Impressum") }) }],
  ["privacy alone", "partial", { "/": pageOf("<h1>B</h1>", { footer: footerLinks("Privacy") }) }],
  [
    "a shop without returns and delivery",
    "partial",
    {
      "/": pageOf("<h1>B</h1>", { footer: footerLinks("Privacy", "Terms") }),
      "/p": {
        html: pageOf("<h1>Lamp</h1>", {
          head: jsonLd({ "@type": "Product", name: "Lamp", offers: { "@type": "Offer", price: 5 } }),
        }),
        template: "product",
      },
    },
  ],
  [
    "a shop with all four",
    "pass",
    {
      "/": pageOf("<h1>B</h1>", { footer: footerLinks("Privacy", "Terms", "Returns", "Shipping and delivery") }),
      "/p": {
        html: pageOf("<h1>Lamp</h1>", {
          head: jsonLd({ "@type": "Product", name: "Lamp", offers: { "@type": "Offer", price: 5 } }),
        }),
        template: "product",
      },
    },
  ],
  [
    "an empty privacy page does not count",
    "partial",
    {
      "/": pageOf("<h1>B</h1>", { footer: footerLinks("Privacy", "Terms") }),
      "/privacy": { html: pageOf("<p>Soon.</p>"), template: "legal" },
    },
  ],
  ["none", "fail", home],
]);

const voice = (name: string) =>
  `<blockquote><p>They repaired our boat in three weeks.</p><cite>${name}, skipper</cite></blockquote>`;
const many = Object.fromEntries([1, 2, 3, 4].map((at) => [`/p${at}`, plain]));
judgeCases(reputation, [
  ["two named customers", "pass", { "/": pageOf(`<h1>B</h1>${voice("Ada Reed")}${voice("Bo Lind")}`) }],
  [
    "a house that collects ratings",
    "pass",
    { "/": pageOf('<h1>B</h1><a href="https://www.trustpilot.com/review/acme.example">Ratings</a>') },
  ],
  ["one named customer", "partial", { "/": pageOf(`<h1>B</h1>${voice("Ada Reed")}`) }],
  [
    "stars for oneself",
    "fail",
    {
      "/": pageOf(`<h1>B</h1>${voice("Ada Reed")}${voice("Bo Lind")}`, {
        head: jsonLd({
          "@type": "LocalBusiness",
          name: "Acme",
          aggregateRating: { "@type": "AggregateRating", ratingValue: 5, reviewCount: 9 },
        }),
      }),
    },
  ],
  [
    "stars of a product are no stars for oneself",
    "not_applicable",
    {
      "/": pageOf("<h1>B</h1>", {
        head: jsonLd({
          "@type": "Product",
          name: "Lamp",
          aggregateRating: { "@type": "AggregateRating", ratingValue: 5, reviewCount: 9 },
        }),
      }),
    },
  ],
  ["none on a small site", "not_applicable", home],
  ["none on a larger site", "fail", { "/": plain, ...many }],
]);

judgeCases(experience, [
  [
    "an own picture with a caption",
    "pass",
    {
      "/": plain,
      "/blog/a": article(
        '<figure><img src="/img/hull-2026.jpg"><figcaption>The hull before the first coat</figcaption></figure>',
      ),
    },
  ],
  [
    "words of first-hand work",
    "pass",
    { "/": plain, "/blog/a": article("<p>We measured the moisture of forty hulls.</p>") },
  ],
  [
    "one article in four",
    "partial",
    {
      "/": plain,
      "/blog/1": article("<p>We measured the moisture of forty hulls.</p>"),
      "/blog/2": review(""),
      "/blog/3": review(""),
      "/blog/4": review(""),
    },
  ],
  [
    "a bought picture",
    "fail",
    {
      "/": plain,
      ...Object.fromEntries(
        ["a", "b", "c"].map((name) => [
          `/blog/${name}`,
          review('<figure><img src="/img/shutterstock_12.jpg"><figcaption>A boat in the sun</figcaption></figure>'),
        ]),
      ),
    },
  ],
  [
    "one review cannot tell whether one in three is told first hand",
    "not_measured",
    { "/": plain, "/blog/a": review("") },
  ],
  ["news is not told first hand", "not_applicable", { "/": plain, "/a": news(""), "/b": news(""), "/c": news("") }],
  ["no article", "not_applicable", home],
]);

const named = (site: string, company: string, footer: string) => ({
  "/": pageOf("<h1>B</h1>", {
    footer,
    head: `<meta property="og:site_name" content="${site}">${jsonLd({ "@type": "Organization", name: company, url: "https://acme.example/" })}`,
  }),
});
judgeCases(consistency, [
  [
    "the same everywhere, legal form aside",
    "pass",
    named("Acme", "Acme GmbH", "© 2024–2026 ACME GmbH. All rights reserved."),
  ],
  [
    "the footer names the house behind the site",
    "pass",
    named("Acme News", "Acme News", "© 2026 Acme Publishing Group"),
  ],
  ["the footer names the owner of the rights", "pass", named("Acme", "Acme", "© 2026 Harbourworks")],
  [
    "one place differs",
    "partial",
    {
      "/": pageOf("<h1>B</h1>", {
        footer: "© 2026 Acme",
        head: `<meta property="og:site_name" content="Harbourworks">${jsonLd({ "@type": "Organization", name: "Acme", url: "https://acme.example/" })}`,
      }),
    },
  ],
  ["all differ", "fail", named("Acme", "Boatyard North", "© 2026 Harbourworks")],
  ["one place only", "not_applicable", home],
]);

judgeCases(contactAgreement, [
  [
    "two phone numbers in the data of two pages",
    "partial",
    {
      "/": pageOf("<h1>B</h1>", {
        head: jsonLd({ "@type": "Organization", name: "Acme", telephone: "+49 431 555123" }),
      }),
      "/about": {
        html: pageOf("<h1>B</h1>", {
          head: jsonLd({ "@type": "Organization", name: "Acme", telephone: "+49 431 777888" }),
        }),
        template: "about",
      },
    },
  ],
  [
    "the footer has an old number",
    "partial",
    {
      "/": pageOf("<h1>B</h1>", { footer: "Tel. 0431 555128" }),
      "/contact": { html: pageOf("<h1>Contact</h1><p>Tel. 0431 777888</p>"), template: "contact" },
    },
    { facts: { country: "DE" } },
  ],
  [
    "another town and another number",
    "fail",
    {
      "/": pageOf("<h1>B</h1>", { footer: "Quay 5, 24103 Kiel, Tel. 0431 555128" }),
      "/contact": {
        html: pageOf("<h1>Contact</h1><p>Hafen 2, 18055 Rostock</p><p>Tel. 0381 777888</p>"),
        template: "contact",
      },
    },
    { facts: { country: "DE" } },
  ],
  [
    "the same in two writings",
    "pass",
    {
      "/": pageOf("<h1>B</h1>", { footer: "Quay 5, 24103 Kiel, 0431 / 555 128" }),
      "/contact": {
        html: pageOf('<h1>Contact</h1><p>Quay 5, 24103 Kiel</p><a href="tel:+49431555128">Call</a>'),
        template: "contact",
      },
    },
    { facts: { country: "DE" } },
  ],
  [
    "a contact page that lists every branch",
    "pass",
    {
      "/": pageOf("<h1>B</h1>", { footer: "Tel. 0431 555128" }),
      "/contact": {
        html: pageOf("<h1>Contact</h1><p>Kiel: Tel. 0431 555128</p><p>Rostock: Tel. 0381 777888</p>"),
        template: "contact",
      },
    },
    { facts: { country: "DE" } },
  ],
  [
    "one place",
    "not_applicable",
    { "/": pageOf("<h1>B</h1>", { footer: "Tel. 0431 555128" }) },
    { facts: { country: "DE" } },
  ],
]);

judgeCases(profilesDeclared, [
  [
    "three profiles",
    "pass",
    {
      "/": pageOf("<h1>B</h1>", {
        footer: '<a href="https://www.linkedin.com/company/acme">in</a><a href="https://github.com/acme">gh</a>',
        head: jsonLd({ "@type": "Organization", name: "Acme", sameAs: ["https://www.wikidata.org/wiki/Q42"] }),
      }),
    },
  ],
  [
    "one profile and two share buttons",
    "partial",
    {
      "/": pageOf("<h1>B</h1>", {
        footer:
          '<a href="https://www.linkedin.com/company/acme">in</a><a href="https://www.facebook.com/sharer/sharer.php?u=x">share</a><a href="https://twitter.com/intent/tweet?text=x">tweet</a>',
      }),
    },
  ],
  [
    "the network's own front page is no profile",
    "fail",
    { "/": pageOf("<h1>B</h1>", { footer: '<a href="https://www.facebook.com/">fb</a>' }) },
  ],
]);

judgeCases(corrections, [
  [
    "says when it was checked",
    "pass",
    { "/": plain, "/blog/a": article("<p>Last updated on 4 March 2026, reviewed by Ada Reed.</p>") },
  ],
  [
    "an editorial policy is linked",
    "pass",
    {
      "/": pageOf("<h1>B</h1>", { footer: '<a href="/editorial-policy">Editorial policy</a>' }),
      "/blog/a": article(""),
    },
  ],
  [
    "one article of three",
    "partial",
    { "/": plain, "/blog/1": news("<p>Reviewed by Ada Reed.</p>"), "/blog/2": news(""), "/blog/3": news("") },
  ],
  ["no news says so", "fail", { "/": plain, "/blog/a": news("") }],
  ["it is not expected of a boatyard's journal", "not_applicable", { "/": plain, "/blog/a": article("") }],
  ["no article", "not_applicable", home],
]);

it("reads an older writing of a profile's address", () => {
  const main = '<footer><a href="https://twitter.com/#!/acmeboats">Twitter</a></footer>';
  expect(ownProfiles(readingOf({ pages: { "/": pageOf(main) } }))).toEqual(["https://twitter.com/acmeboats"]);
});

it("takes a network's link in the text for the company's only when it carries its name", () => {
  const main =
    '<p>See <a href="https://github.com/other/tool">this tool</a> and <a href="https://github.com/acme/hull">ours</a>.</p>';
  expect(ownProfiles(readingOf({ pages: { "/": pageOf(main) } }))).toEqual(["https://github.com/acme"]);
});

it("asks only for what is missing", () => {
  const linked = readingOf({
    pages: { "/": pageOf('<h1>B</h1><a href="/about">About us</a>', { footer: "All rights reserved" }) },
    facts: { brand: "Brightleaf" },
  });
  expect(owner.fix(linked, owner.judge(linked)).how).toMatch(/^Write the name .* on the about page/);
  const mail = readingOf({ pages: { "/": pageOf('<h1>B</h1><a href="mailto:a@acme.example">Mail</a>') } });
  expect(contact.fix(mail, contact.judge(mail)).how).toMatch(
    /You offer one way \(e-mail: a@acme\.example\)\. Add another/,
  );
});

it.each([
  ["Website by Pixel Works Ltd", null],
  ["Website by McHarbour Ltd", null],
  ["Webdesign von Ada & Bob Studio GmbH", null],
  ["Website by Pixel Works Ltd © Hull & Mast Tools Ltd", "Hull & Mast Tools Ltd"],
  ["© 2026 Standby Power Systems Ltd", "Standby Power Systems Ltd"],
])("tells from “%s” that the owner is %s", (footer, name) => {
  const page = pageOf("<h1>Hulls</h1><p>Hulls.</p>", { footer });
  const [evidence] = owner.judge(readingOf({ pages: { "/": page }, facts: { brand: "Nobody Known" } })).evidence;
  expect(/named as “([^”]*)”/.exec(evidence!.observed)?.[1] ?? null).toBe(name);
});

it("counts a policy whose one link is dead, as long as another one lives", () => {
  const footer = '<a href="/privacy">Privacy</a><a href="/terms">Terms</a><a href="/legal/terms">Terms of use</a>';
  const reading = readingOf({ pages: { "/": pageOf("<h1>B</h1>", { footer }) } });
  const dead = (path: string) => ({
    url: `https://acme.example${path}`,
    from: "link" as const,
    exchange: exchangeOf(`https://acme.example${path}`, 404),
  });
  expect(policies.judge({ ...reading, probes: [dead("/terms")] }).status).toBe("pass");
  const both = policies.judge({ ...reading, probes: [dead("/terms"), dead("/legal/terms")] });
  expect([both.status, both.evidence[0]?.observed]).toEqual(["partial", "privacy: linked; terms: answers 404"]);
});

it.each([
  ["Ada Reed", "I am Ada Reed, a boat builder.", "Ada Reed"],
  ["Ready", "I am ready to move: book a van.", null],
  ["Maya", "I'm Maya, your AI assistant for bookings.", null],
  ["Maya", "Ich bin Maya, deine KI-Assistentin.", null],
  ["Maya", "I'm Maya, your wedding photographer. The chatbot below takes bookings.", "Maya"],
  ["Ada Reed", "I'm Ada Reed, an engineer who built an AI assistant for boats.", "Ada Reed"],
])("knows the own site of a person by the name as it is written: %s", (brand, said, person) => {
  expect(ownPerson(readingOf({ pages: { "/": `<main><h1>${said}</h1></main>` }, facts: { brand } }))).toBe(person);
});

it.each([
  ["Logo – Acme", "Acme"],
  ["Home - Acme logo", "Acme"],
  ["Acme - wood and rope", "Acme"],
])("reads the name in a logo's text: %s", (alt, name) => {
  const html = `<header><img src="/logo.png" alt="${alt}"></header><main><h1>Boats</h1></main>`;
  expect(namesOnSite(readingOf({ pages: { "/": html } }))).toContainEqual({ place: "logo", name });
});
