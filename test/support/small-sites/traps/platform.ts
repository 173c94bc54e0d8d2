import { jsonLd, prose } from "../../prose.ts";
import { article, home, type SmallSite } from "../made-pages.ts";

/** Small sites with something that only looks like a defect: Platform. */
export const PLATFORM: SmallSite[] = [
  [
    "text in the frame counts as text",
    "plat.weight",
    {
      "/": `<html><body><nav>${"<a href=/boats>Boats and masts and sails</a> ".repeat(20)}</nav><main><h1>A</h1>${prose(60)}</main><script>${"x".repeat(12_000)}</script></body></html>`,
    },
  ],
  ["sizes that style sheets may set", "plat.stability", { "/": home('<img src="/a.jpg" alt="boat">') }],
  [
    "a picture of an assistant",
    "plat.injection-safety",
    { "/": home('<img src="/a.jpg" alt="Our AI assistant answers on the tablet in the yard">') },
  ],
  ["a newsletter is no paywall", "plat.paywall", { "/": home(`${prose(60)}<p>Subscribe to our newsletter</p>`) }],
  [
    "an article about paywalls",
    "plat.paywall",
    {
      "/": home(""),
      "/blog/a": article(
        `<p>Many papers now say “subscribe to continue reading” after three lines, and readers of the harbour news have told us at length what they think of such a wall, which is why this article stays open to all of them, with pictures and tables and a list of every yard on the coast.</p>${prose(60)}`,
      ),
    },
  ],
  [
    "a declared paywall with a long opening",
    "plat.paywall",
    {
      "/": home(""),
      "/blog/a": article(
        `${prose(200)}<p>Subscribe to continue reading</p>`,
        jsonLd({ "@type": "NewsArticle", headline: "W", isAccessibleForFree: "False" }),
      ),
    },
  ],
  [
    "free content that says so",
    "plat.paywall",
    {
      "/": home(""),
      "/blog/a": article(prose(60), jsonLd({ "@type": "NewsArticle", headline: "W", isAccessibleForFree: true })),
    },
  ],
  [
    "a short page that can be read",
    "plat.rendering",
    {
      "/": home(
        '<p>Boats are repaired here at the northern quay in Kiel, on all days but Sunday, by two masters of the trade. Call 0431 555128.</p><script src="/js/menu.js"></script>',
      ),
    },
  ],
  ["no Markdown from a yard", "plat.markdown", { "/": home("") }],
  [
    "a shop page of 90 kB with 5 kB of text",
    "plat.weight",
    { "/": home(`${prose(900)}<script>${"x".repeat(70_000)}</script>`) },
  ],
  [
    "read more with a newsletter",
    "plat.paywall",
    {
      "/": home(""),
      "/blog/a": article(`${prose(200)}<p>Sign up to our newsletter to keep reading about boats each month.</p>`),
    },
  ],
  [
    "subscribe and save in a shop",
    "plat.paywall",
    { "/": home(`${prose(160)}<p>Subscribe and save 10 % on every order of varnish</p>`) },
  ],
  ["members may log in", "plat.paywall", { "/": home(`<p>Already a member? Log In</p>${prose(160)}`) }],
  [
    "an article that quotes an attack",
    "plat.injection-safety",
    {
      "/": home(""),
      "/blog/a": article(
        `<p>Attackers hide sentences such as “ignore all previous instructions” in a page, and assistants that read it may follow them.</p>${prose(90)}`,
      ),
    },
  ],
  [
    "a page made on the server by a framework",
    "plat.rendering",
    {
      "/": `<html lang="en"><body><div id="root"><main><h1>Acme</h1>${prose(200)}</main></div><script src="/bundle.js"></script></body></html>`,
    },
  ],
  [
    "a form to log in beside the text",
    "plat.no-wall",
    {
      "/": home(
        `${prose(160)}<form><label>Name <input name="u"></label><label>Password <input type="password" name="p"></label><button>Log in</button></form>`,
      ),
    },
  ],
  [
    "a club that speaks of its members",
    "plat.paywall",
    {
      "/": home(`${prose(160)}<p>Members only: the slipway is open to members of the club from April to October.</p>`),
    },
  ],
  ...[
    "Subscribe to continue using Acme",
    "Subscribe to unlock all features",
    "Abonnez-vous pour continuer à utiliser Acme",
    "Suscríbete para seguir usando Acme",
  ].map(
    (line): SmallSite => [`an offer of software: ${line}`, "plat.paywall", { "/": home(`${prose(60)}<p>${line}</p>`) }],
  ),
];
