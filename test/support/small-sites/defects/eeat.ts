import { jsonLd, pageOf, prose } from "../../prose.ts";
import { article, company, home, linked, page, type SmallSite, signed, stars } from "../made-pages.ts";

/** Small sites with one defect each: E-E-A-T. */
export const EEAT: SmallSite[] = [
  [
    "nobody named, nothing linked",
    "eeat.owner",
    { "/": home("", { footer: "All rights reserved" }) },
    { facts: { brand: "Brightleaf" } },
  ],
  ["a privacy link to nowhere", "eeat.policies", { "/": linked("Privacy policy", "#") }],
  ["a scripted privacy link", "eeat.policies", { "/": linked("Privacy policy", "javascript:void(0)") }],
  ["no policy at all", "eeat.policies", { "/": linked("Boats") }],
  ["signed by admin", "eeat.byline", { "/": home(""), "/blog/a": article(`<p class="byline">admin</p>${prose(60)}`) }],
  [
    "only a founder praises the house",
    "eeat.reputation-on-site",
    Object.fromEntries([
      [
        "/",
        home(
          "<blockquote><p>We build the best boats of the whole coast.</p><cite>Ada Reed, founder of Acme</cite></blockquote>",
        ),
      ],
      ...[1, 2, 3, 4].map((at) => [`/p${at}`, home(prose(60))]),
    ]),
  ],
  [
    "a link to a review site's home",
    "eeat.reputation-on-site",
    Object.fromEntries([
      ["/", home('<a href="https://www.trustpilot.com/">Trustpilot</a>')],
      ...[1, 2, 3, 4].map((at) => [`/p${at}`, home(prose(60))]),
    ]),
  ],
  ["stars for oneself", "eeat.reputation-on-site", { "/": home("", { head: company(stars) }) }],
  [
    "three names for one house",
    "eeat.consistency",
    {
      "/": pageOf("<h1>B</h1>", {
        head: `<meta property="og:site_name" content="Boatyard North">${jsonLd({ "@type": "Organization", name: "Acme" })}`,
        footer: "© 2026 Harbourworks",
      }),
    },
  ],
  [
    "an article by “admin”",
    "eeat.byline",
    {
      "/": home(""),
      "/blog/a": article(
        `<p class="byline">By admin</p>${prose(160)}`,
        jsonLd({
          "@type": "Article",
          headline: "Winter storage for boats",
          author: { "@type": "Person", name: "admin" },
        }),
      ),
    },
  ],
  [
    "three names for one house",
    "eeat.consistency",
    {
      "/": home(prose(60), {
        head: `<meta property="og:site_name" content="Nautica Nord">${jsonLd({ "@type": "WebSite", name: "Baltic Marine", url: "https://acme.example/" })}`,
        footer: "© 2026 Acme Boats Ltd",
      }),
    },
  ],
  [
    "nobody stands behind four pages",
    "eeat.owner",
    {
      "/": pageOf('<h1>Cheap flights</h1><a href="/a">Deals</a> <a href="/b">News</a> <a href="/c">More</a>', {
        footer: "All rights reserved",
      }),
      "/a": pageOf(`<h1>Deals</h1>${prose(9).replaceAll("Acme", "A yard")}`, { footer: "All rights reserved" }),
      "/b": pageOf("<h1>News</h1><p>Nothing new.</p>", { footer: "All rights reserved" }),
      "/c": pageOf("<h1>More</h1><p>Soon.</p>", { footer: "All rights reserved" }),
    },
    { facts: { brand: "Cheap Flights Finder" } },
  ],
  [
    "the author's page is about somebody else",
    "eeat.author-profile",
    {
      "/": home(""),
      "/blog/a": signed("/team/miller"),
      "/team/miller": pageOf(`<h1>Jo Miller</h1><p>Jo Miller rigs masts.</p>${prose(60)}`),
    },
  ],
  [
    "share buttons are no profiles",
    "eeat.profiles-declared",
    {
      "/": home(
        `${prose(60)}<a href="https://www.facebook.com/sharer/sharer.php?u=https://acme.example/">Share</a><a href="https://x.com/intent/post?url=https://acme.example/">Post</a><a href="https://www.linkedin.com/shareArticle?url=https://acme.example/">Share</a>`,
      ),
    },
  ],
  [
    "a surgery without a licence or chamber",
    "eeat.credentials",
    {
      "/": home(prose(120), {
        head: jsonLd({ "@type": "Physician", name: "Acme Surgery", url: "https://acme.example/" }),
      }),
      "/about": page("about", prose(60)),
      "/advice/fever": article(`<p>Give the child enough to drink.</p>${prose(120)}`),
    },
  ],
  [
    "terms of twelve words",
    "eeat.policies",
    {
      "/": home(`${prose(160)}<a href="/privacy">Privacy policy</a> <a href="/terms">Terms</a>`),
      "/privacy": page("legal", prose(160)),
      "/terms": page("legal", "<p>All our terms are those of the law of the land.</p>"),
    },
  ],
  [
    "policies that lead to the top of the page, written out whole",
    "eeat.policies",
    {
      "/": home(
        `${prose(160)}<a href="https://acme.example/#">Privacy Policy</a> <a href="https://acme.example/#">Terms</a>`,
      ),
    },
  ],
  [
    "policies that lead to the top of the home page, written out whole",
    "eeat.policies",
    {
      "/": home(
        `${prose(60)}<a href="https://www.acme.example/#">Privacy policy</a> <a href="https://www.acme.example/#">Terms of use</a>`,
      ),
    },
  ],
  [
    "an about page that leads to the top of the home page",
    "eeat.owner",
    {
      "/": home(
        `${prose(60)}<a href="https://www.acme.example/#">About us</a> <a href="/a">Masts</a> <a href="/b">Sails</a>`,
      ),
    },
  ],
  [
    "an address with “about” in its host is no about page",
    "eeat.owner",
    {
      "/": home(
        `${prose(60)}<a href="/news/9">https://about.acme.example/news/9</a> <a href="/a">Masts</a> <a href="/b">Sails</a>`,
      ),
    },
  ],
];
