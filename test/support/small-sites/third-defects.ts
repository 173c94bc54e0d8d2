/** More small sites with one defect each, of classes that the other lists lack; all of it invented. */
import { jsonLd, pageOf, prose } from "../prose.ts";
import type { FakeRead } from "../reading.ts";
import { article, home, page, type SmallSite } from "./made-pages.ts";

const dated = (date: string) =>
  article(
    prose(120),
    jsonLd({ "@type": "Article", headline: "Hulls", datePublished: "2024-01-01", dateModified: date }),
  );
const signed = (href: string, name = "Ada Reed"): FakeRead =>
  article(`<p class="byline">By <a rel="author" href="${href}">${name}</a></p>${prose(120)}`);

/** By what they are about. */
export const THIRD_DEFECTS: Record<string, SmallSite[]> = {
  Citability: [
    [
      "every page claims to have changed today",
      "cit.fresh-dates",
      {
        "/": home(""),
        ...Object.fromEntries(["a", "b", "c"].map((name) => [`/blog/${name}`, dated("2026-11-21T06:00:00Z")])),
      },
    ],
    [
      "the offer's facts stand in the sidebar",
      "cit.extractable",
      {
        "/": home(""),
        "/p": {
          html: pageOf(`<h1>Reed anchor</h1>${prose(120)}`, {
            head: jsonLd({
              "@type": "Product",
              name: "Galvanised mud anchor",
              sku: "AN-77-Q",
              description: "Holds boats of nine metres in soft mud and thick weed",
            }),
          }).replace(
            "</main>",
            "</main><aside><p>Galvanised mud anchor</p><p>AN-77-Q</p><p>Holds boats of nine metres in soft mud and thick weed</p></aside>",
          ),
          template: "product",
        },
      },
    ],
  ],
  "E-E-A-T": [
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
  ],
  Data: [
    [
      "a job without a place",
      "sch.required",
      {
        "/": home(""),
        "/jobs/rigger": page(
          "other",
          `<h2>Rigger</h2>${prose(90)}`,
          jsonLd({ "@type": "JobPosting", title: "Rigger", description: "Rig masts", datePosted: "2026-10-01" }),
        ),
      },
    ],
    [
      "the site is called “Home” in its data",
      "sch.site-name",
      { "/": home(prose(120), { head: jsonLd({ "@type": "WebSite", name: "Home", url: "https://acme.example/" }) }) },
    ],
  ],
  Technical: [
    [
      "a menu that only scripts can follow",
      "plat.links-raw",
      {
        "/": home(
          `${prose(160)}${["Hulls", "Masts", "Sails", "Prices", "About"].map((name) => `<a href="javascript:void(0)" onclick="go('${name}')">${name}</a>`).join(" ")}`,
        ),
      },
    ],
    [
      "a button that is a picture without a name",
      "tech.forms-names",
      { "/": home(`${prose(160)}<form><button><img src="/go.png"></button></form>`) },
    ],
  ],
};
