/** A small site with faults in every signal, for rules that must hold over all audits at once. */
import type { Reading } from "../../src/engine/read-site/types.ts";
import { jsonLd, pageOf, prose } from "./prose.ts";
import { readingOf } from "./reading.ts";

export function smallSite(): Reading {
  const lamp = {
    "@type": "Product",
    name: "Harbour lamp",
    image: "/lamp.jpg",
    offers: { "@type": "Offer", price: "49.00" },
  };
  const article = { "@type": "Article", headline: "Winter storage", author: "Ada Reed", datePublished: "2026-03-04" };
  return readingOf({
    robots: "User-agent: *\nDisallow: /cart\nUser-agent: GPTBot\nDisallow: /\n",
    sitemap: ["/", "/blog/winter"],
    facts: { brand: "Acme", description: "Boat repair in Kiel", place: "Kiel" },
    pages: {
      "/": pageOf(
        `<h1>Acme boat repair</h1>${prose(180)}<h2>Prices</h2><p>It depends on the hull, so see above.</p>
         <a href="/about">About us</a> <a href="/lamp">Lamp</a> <a href="/blog/winter">Winter</a> <a href="/contact">Contact</a>`,
        { footer: '© 2026 Acme <a href="/privacy">Privacy</a> <a href="https://github.com/acme">GitHub</a>' },
      ),
      "/about": { html: pageOf(`<h1>About Acme</h1>${prose(60)}`), template: "about" },
      "/contact": {
        html: pageOf('<h1>Contact</h1><a href="mailto:office@acme.example">Mail</a>'),
        template: "contact",
      },
      "/lamp": {
        html: pageOf(`<h1>Harbour lamp</h1><p>49,00 €</p>${prose(60)}`, { head: jsonLd(lamp) }),
        template: "product",
      },
      "/blog/winter": {
        html: pageOf(`<h1>Winter storage</h1><p><b>Prices</b></p>${prose(420)}`, { head: jsonLd(article) }),
        template: "article",
      },
    },
  });
}
