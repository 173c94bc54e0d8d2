import { expect, it } from "vitest";
import { alsoKnown } from "../../src/engine/also-known.ts";
import { readAnswer } from "../../src/engine/read-answer/index.ts";
import type { Reading } from "../../src/engine/read-site/types.ts";

const facts = { brand: "Harbour Payroll", aliases: ["Harbour"], domain: "harbour.example" };
const read = (more: object = {}) =>
  ({ url: "https://asked.example/", site: "harbour.example", redirectedFrom: null, facts, ...more }) as Reading;

it.each([
  ["the asked host that led to it", read({ redirectedFrom: "dockside.co.uk" }), {}, ["dockside.co.uk"], []],
  [
    "the host and the name that were watched until now",
    read(),
    { watched: { site: "www2.dockside.co.uk:8080", brand: "Dockside Pay", former: ["older.example"] } },
    ["dockside.co.uk", "older.example"],
    ["Dockside Pay"],
  ],
  ["names that the owner added", read(), { brandNames: ["HP Inc", "Harbour"] }, [], ["HP Inc"]],
  ["no name of a site that stayed", read(), { watched: { site: "harbour.example", brand: "Old", former: [] } }, [], []],
  ["no host that shortens links", read({ url: "https://bit.ly/3xYz", redirectedFrom: "bit.ly" }), {}, [], []],
  ["no host that forwards", read({ url: "https://g.example/?q=x", redirectedFrom: "g.example" }), {}, [], []],
  ["no platform that many sites share", read({ redirectedFrom: "dockside.blogspot.com" }), {}, [], []],
])("counts as the site's own: %s", (_what, reading, plan, domains, names) => {
  const known = alsoKnown(reading, plan).facts;
  expect(known.formerDomains).toEqual(domains);
  expect(known.aliases).toEqual(["Harbour", ...names]);
});

it("an answer that cites or writes a former address cites and names the site", () => {
  const brand = { name: "Harbour Payroll", aliases: [], domain: "harbour.example", formerDomains: ["dockside.co.uk"] };
  const cited = readAnswer({
    text: "Gusto is the usual choice.",
    citations: [{ url: "https://www.dockside.co.uk/prices", title: null }],
    brand,
  });
  expect(cited).toMatchObject({ placement: "citation", citations: [{ type: "own" }] });
  const named = readAnswer({ text: "For Ohio, look at dockside.co.uk or Gusto.", citations: [], brand });
  expect(named.mentions.map(({ text }) => text)).toEqual(["dockside.co.uk"]);
});
