import { load } from "cheerio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readStructuredData } from "../../../../src/engine/read-site/parse/structured-data.ts";

const read = (html: string) => readStructuredData(load(html), "https://harbour.example/shop/");
const script = (text: string) => `<script type="application/ld+json">${text}</script>`;
const product = '{"@context":"https://schema.org","@type":"Product","name":"Lamp"}';

describe("JSON-LD", () => {
  it.each([
    ["a plain block", product],
    ["http and a trailing slash", product.replace("https://schema.org", "http://schema.org/")],
    ["a byte order mark", `\uFEFF${product}`],
    ["an HTML comment around it", `<!-- ${product} -->`],
    ["CDATA in a script comment", `//<![CDATA[\n${product}\n//]]>`],
    ["CDATA in a block comment", `/*<![CDATA[*/${product}/*]]>*/`],
    ["a comment around CDATA, and semicolons", `<!--\n//<![CDATA[\n${product};\n//]]>\n-->;`],
    ["a prefixed type", '{"@context":{"s":"http://schema.org/"},"@type":"s:Product","s:name":"Lamp"}'],
    [
      "a whole address as type",
      '{"@context":"https://schema.org","@type":["https://schema.org/Product"],"name":"Lamp"}',
    ],
    [
      "a wrapped value",
      '{"@context":"https://schema.org","@type":"Product","name":{"@value":"Lamp","@language":"en"}}',
    ],
    ["an array", `[${product}]`],
    ["a graph", '{"@context":"https://schema.org","@graph":[{"@type":"Product","name":"Lamp"}]}'],
  ])("reads %s", (_name, text) => {
    expect(read(script(text))).toMatchObject([
      { format: "json-ld", error: null, nodes: [{ "@type": ["Product"], name: "Lamp" }] },
    ]);
  });

  it.each([
    ["comment ends", `/${"/]]>\t]]>/".repeat(2_000)}`],
    ["comment begins", "<!--".repeat(50_000)],
    ["blanks", `{${" ".repeat(200_000)}}`],
    ["semicolons", ";".repeat(200_000)],
  ])("is read to its end, however many %s", (_name, text) => {
    expect(read(script(text))).toHaveLength(1);
  });

  it("keeps the context as written, also from a list or a vocabulary object", () => {
    expect(read(script(product))[0]?.context).toBe("https://schema.org");
    expect(
      read(script('{"@context":["https://schema.org",{"x":"https://x.example/"}],"@type":"Thing"}'))[0]?.context,
    ).toBe("https://schema.org");
    expect(read(script('{"@context":{"@vocab":"http://schema.org/"},"@type":"Thing"}'))[0]?.context).toBe(
      "http://schema.org/",
    );
  });

  it("decodes HTML entities inside values", () => {
    const [block] = read(
      script('{"@context":"https://schema.org","@type":"Organization","name":"Salt &amp; Sail&#39;s"}'),
    );
    expect(block?.nodes[0]?.name).toBe("Salt & Sail's");
  });

  it("reads two values in one script and says that strict readers do not", () => {
    const blocks = read(script(`${product}\n${product}`));
    expect(blocks).toHaveLength(3);
    expect(blocks.filter(({ nodes }) => nodes.length === 1)).toHaveLength(2);
    expect(blocks[2]?.error).toMatch(/2 data blocks/);
  });

  it("reads quotation marks written as entities and says so", () => {
    const blocks = read(script(product.replaceAll('"', "&quot;")));
    expect(blocks[0]?.nodes[0]?.name).toBe("Lamp");
    expect(blocks[1]?.error).toMatch(/entities/);
  });

  it.each([
    ["a trailing comma", '{"@type":"Product",}', /not valid JSON/],
    ["nothing", "  ", /empty/],
    ["an empty object", "{}", /empty object/],
    ["a bare string", '"Product"', /no object/],
    ["a block over 256 kB", JSON.stringify({ "@type": "Thing", name: "x".repeat(270_000) }), /256 kB/],
    ["a block nested 40 deep", `${'{"a":'.repeat(40)}1${"}".repeat(40)}`, /32 levels/],
    ["100,000 open brackets", "[".repeat(100_000), /32 levels/],
  ])("reports %s", (_name, text, error) => {
    expect(read(script(text))).toMatchObject([{ nodes: [], error: expect.stringMatching(error) }]);
  });

  it("keeps nodes without a type, so that they can be reported", () => {
    expect(read(script('{"@context":"https://schema.org","name":"Lamp"}'))[0]?.nodes).toEqual([
      { "@type": [], name: "Lamp" },
    ]);
  });

  it("normalises nested types and leaves prototypes alone", () => {
    const [block] = read(
      script('{"@type":"Product","offers":{"@type":"schema:Offer","price":5},"__proto__":{"bad":1}}'),
    );
    expect(block?.nodes[0]?.offers).toEqual({ "@type": ["Offer"], price: 5 });
    expect(({} as Record<string, unknown>).bad).toBeUndefined();
  });

  it("never throws, whatever stands in the script", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const blocks = read(script(text));
        return blocks.every(({ nodes, error }) => error === null || nodes.length === 0);
      }),
    );
  });
});

describe("Microdata", () => {
  it("reads items, nested items, addresses, dates and repeated properties", () => {
    const [block] = read(`
      <div itemscope itemtype="http://schema.org/Product" itemid="#lamp">
        <h1 itemprop="name">Desk <b>lamp</b></h1>
        <a itemprop="url" href="lamp">more</a><img itemprop="image" src="/a.jpg"><img itemprop="image" src="/b.jpg">
        <time itemprop="releaseDate" datetime="2026-03-01">March</time>
        <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="49.00">
          <span itemprop="priceCurrency">EUR</span></div>
      </div>`);
    expect(block).toMatchObject({ format: "microdata", context: "https://schema.org" });
    expect(block?.nodes).toEqual([
      {
        "@type": ["Product"],
        "@id": "https://harbour.example/shop/#lamp",
        name: "Desk lamp",
        url: "https://harbour.example/shop/lamp",
        image: ["https://harbour.example/a.jpg", "https://harbour.example/b.jpg"],
        releaseDate: "2026-03-01",
        offers: { "@type": ["Offer"], price: "49.00", priceCurrency: "EUR" },
      },
    ]);
  });

  it("follows itemref and survives a circle", () => {
    const [block] = read(`<div id="a" itemscope itemtype="https://schema.org/Person" itemref="b a"></div>
      <p id="b"><span itemprop="name">Ada</span></p>`);
    expect(block?.nodes).toEqual([{ "@type": ["Person"], name: "Ada" }]);
  });

  it("stays bounded when items refer to each other in every way", () => {
    const ids = Array.from({ length: 12 }, (_, at) => `i${at}`);
    const items = ids.map((id) => `<p id="${id}" itemprop="knows" itemscope itemref="${ids.join(" ")}"></p>`).join("");
    expect(read(`<div itemscope itemtype="https://schema.org/Person">${items}</div>`)).toHaveLength(1);
  });

  it("keeps the address of another vocabulary", () => {
    const [block] = read('<p itemscope itemtype="http://data-vocabulary.org/Breadcrumb"><b itemprop="title">A</b></p>');
    expect(block).toMatchObject({ context: "http://data-vocabulary.org/", nodes: [{ title: "A" }] });
  });
});

describe("RDFa Lite", () => {
  it("reads vocab, typeof, property and nesting", () => {
    const [block] = read(`<ol vocab="https://schema.org/" typeof="BreadcrumbList">
      <li property="itemListElement" typeof="ListItem"><a property="item" href="/"><span property="name">Home</span></a>
      <meta property="position" content="1"></li></ol>`);
    expect(block).toMatchObject({ format: "rdfa", error: null });
    expect(block?.nodes).toEqual([
      {
        "@type": ["BreadcrumbList"],
        itemListElement: { "@type": ["ListItem"], item: "https://harbour.example/", name: "Home", position: "1" },
      },
    ]);
  });

  it("reads prefixes and leaves Open Graph and other vocabularies alone", () => {
    expect(
      read('<div prefix="s: http://schema.org/" typeof="s:Event"><b property="s:name">Regatta</b></div>')[0]?.nodes,
    ).toEqual([{ "@type": ["Event"], name: "Regatta" }]);
    expect(
      read('<meta property="og:title" content="x"><div typeof="foaf:Person"><b property="foaf:name">A</b></div>'),
    ).toEqual([]);
  });
});
