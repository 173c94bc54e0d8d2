import { expect, test } from "vitest";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

test("the address of a host on a legal page does not overrule the one that the data declares", () => {
  const data = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Velmora","address":{"@type":"PostalAddress","addressLocality":"Annecy","postalCode":"74000","addressCountry":"FR"}}</script>`;
  const home = `<html lang="fr"><title>Velmora | Plombier</title>${data}<main><h1>Plombier</h1><p>Dépannage, chauffage, fuites.</p></main></html>`;
  const legal = `<html lang="fr"><title>Mentions légales</title><main><h1>Mentions légales</h1><p>Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix</p></main></html>`;
  const pages = [
    parseHtml(`<!doctype html>${home}`, { url: "https://velmora.fr/", isHome: true }),
    parseHtml(`<!doctype html>${legal}`, { url: "https://velmora.fr/mentions-legales", isHome: false }),
  ];
  expect(readFacts(pages).place).toBe("Annecy");
});
