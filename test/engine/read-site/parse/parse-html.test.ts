import { describe, expect, it, test } from "vitest";
import { type PageContext, parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

const URL_OF_PAGE = "https://acme.com/shop/lamps";
const parse = (html: string, context: Partial<PageContext> = {}) => parseHtml(html, { url: URL_OF_PAGE, ...context });
const sentence = "This is a sentence of the page that is long enough to be taken for its content.";
const frame = (main: string) =>
  `<html lang=en><head><title>Lamps</title></head><body><header><a href=/>Acme</a><nav><ul><li><a href=/a>Lamps</a><li><a href=/b>Chairs</a></ul></nav></header>${main}<footer>© Acme GmbH, Kiel</footer></body></html>`;

describe("main content", () => {
  test.each<[string, string]>([
    ["a main landmark", `<main><h1>Lamps</h1><p>${sentence}</p></main>`],
    ["an article", `<article><h1>Lamps</h1><p>${sentence}</p></article>`],
    ["plain containers", `<div id=wrap><div class=content><h1>Lamps</h1><p>${sentence}</p></div></div>`],
    ["a page wrapped in a form", `<form><div><h1>Lamps</h1><p>${sentence}</p><input name=q></div></form>`],
    ["a layout table", `<table><tr><td><h1>Lamps</h1><p>${sentence}</p></td></tr></table>`],
    ["text in containers without paragraphs", `<div><h1>Lamps</h1>${sentence}</div>`],
  ])("is found in %s", (_name, html) => {
    const page = parse(frame(html));
    expect(page.mainText).toBe(`Lamps\n${sentence}`);
    expect(page.footerText).toBe("© Acme GmbH, Kiel");
  });

  it("leaves out menus, side columns, comments, share bars and consent", () => {
    const page = parse(
      frame(`<div id=cookie-banner>We use cookies and many other things to make this site work.</div>
        <div class=sidebar><p>Something else that stands beside the content of this page.</p></div>
        <main><h1>Lamps</h1><p>${sentence}</p><aside>Read also this other text.</aside>
        <div class=share>Share on Facebook</div><section id=comments><p>First! I was here before all of you.</p></section></main>`),
    );
    expect(page.mainText).toBe(`Lamps\n${sentence}`);
    expect(page.bodyText).toContain("We use cookies");
  });

  it("keeps a header that belongs to a section", () => {
    const page = parse(frame(`<main><header><h1>Lamps</h1></header><p>${sentence}</p></main>`));
    expect(page.blocks[0]).toEqual({ kind: "heading", level: 1, text: "Lamps", fake: false });
  });

  it("is not fooled by a body that is called a header", () => {
    const page = parse(
      `<body class="site-header menu"><div class=header><p>${sentence}</p><p>${sentence}</p></div></body>`,
    );
    expect(page.mainWords).toBeGreaterThan(20);
  });

  it("counts only what a visitor can see", () => {
    const page = parse(
      `<main><p>${sentence}</p><p hidden>one</p><p style="display:none">two</p><div style="position:absolute;left:-9999px">three</div>
       <template>four</template><noscript>five</noscript><script>six()</script><p style="font-size:0">seven</p><dialog>eight</dialog><dialog open>nine</dialog></main>`,
    );
    expect(page.mainText).toBe(`${sentence}\nnine`);
    expect(page.scripts.noscript).toBe("five");
  });
});

describe("blocks", () => {
  it("are read in document order", () => {
    const { blocks } = parse(`<main><h1>One</h1><p>Two <b>bold</b> words<br>here.</p><ul><li>a<li>b</ul><ol><li>c</ol>
      <dl><dt>Size</dt><dd>4 m</dd></dl><blockquote>Great lamps. <cite>Ann, Acme</cite></blockquote><pre>x = 1</pre>
      <table><tr><th>Name<th>Price<tr><td>Lamp<td>5 €</table><figure><img src=a.png><figcaption>Seen</figcaption></figure>
      <p><strong>A fake heading</strong></p><p><strong>Bold</strong> start of text.</p></main>`);
    expect(blocks).toEqual([
      { kind: "heading", level: 1, text: "One", fake: false },
      { kind: "paragraph", text: "Two bold words here.", attribution: null },
      { kind: "list", ordered: false, items: ["a", "b"] },
      { kind: "list", ordered: true, items: ["c"] },
      { kind: "list", ordered: false, items: ["Size: 4 m"] },
      { kind: "quote", text: "Great lamps.", attribution: "Ann, Acme" },
      { kind: "code", text: "x = 1", attribution: null },
      { kind: "table", header: ["Name", "Price"], rows: [["Lamp", "5 €"]], titledRows: false },
      { kind: "caption", text: "Seen", attribution: null },
      { kind: "heading", level: 0, text: "A fake heading", fake: true },
      { kind: "paragraph", text: "Bold start of text.", attribution: null },
    ]);
  });

  it("open cards and layout tables up", () => {
    const { blocks } = parse(
      `<main><ul><li><h3>Lamp</h3><p>Bright light.</p></li></ul><table><tr><td><h2>Left</h2><td>Right</table></main>`,
    );
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "heading", "paragraph"]);
  });
});

describe("head, links and images", () => {
  it("reads what the head declares", () => {
    const { head } =
      parse(`<html lang="de-AT"><head><meta charset=utf-8><title> A  lamp </title><meta name=Description content="Nice">
      <meta property="og:site_name" content="Acme"><meta name=robots content="NOINDEX"><meta name=GPTBot content=nosnippet>
      <meta name=viewport content="width=device-width"><link rel=canonical href="/x"><link rel=alternate hreflang=fr href=/fr>
      <link rel=stylesheet href=a.css><svg><title>Icon</title></svg></head>`);
    expect(head).toMatchObject({
      title: "A lamp",
      titles: 1,
      description: "Nice",
      lang: "de-AT",
      charset: "utf-8",
      canonicals: ["https://acme.com/x"],
      og: { "og:site_name": "Acme" },
      robots: [
        { agent: "robots", content: "noindex" },
        { agent: "gptbot", content: "nosnippet" },
      ],
      alternates: [{ rel: ["alternate"], type: null, hreflang: "fr", href: "https://acme.com/fr" }],
    });
  });

  it("resolves links and tells where they stand", () => {
    const { links } = parse(
      `<base href="https://acme.com/sub/"><nav><a href="a#top" rel="nofollow ugc">A</a></nav><main><a href="mailto:x@acme.com">Mail</a><a href="//other.com/"><img alt=Other></a></main><footer><a href="">Here</a></footer>`,
    );
    expect(links).toEqual([
      { href: "https://acme.com/sub/a", raw: "a#top", text: "A", rel: ["nofollow", "ugc"], region: "nav" },
      { href: "", raw: "mailto:x@acme.com", text: "Mail", rel: [], region: "main" },
      { href: "https://other.com/", raw: "//other.com/", text: "Other", rel: [], region: "main" },
      { href: "https://acme.com/sub/", raw: "", text: "Here", rel: [], region: "footer" },
    ]);
  });

  it("tells images with space kept from those without", () => {
    const { images, mixedContent } = parse(
      `<main><img src=a.png alt=" A " width=10 height=5><img src=b.png><img src="data:image/gif;base64,x" style="aspect-ratio:1"><script src="http://cdn.com/a.js"></script></main>`,
    );
    expect(images.map(({ src, alt, sized }) => [src, alt, sized])).toEqual([
      ["https://acme.com/shop/a.png", "A", true],
      ["https://acme.com/shop/b.png", null, false],
      ["data:", null, true],
    ]);
    expect(mixedContent).toEqual(["http://cdn.com/a.js"]);
  });
});

describe("scripts and walls", () => {
  it("sees an empty shell", () => {
    const page = parse(
      `<body><div id=root></div><noscript>You need to enable JavaScript.</noscript><script type=module src=/m.js></script></body>`,
    );
    expect(page.scripts).toMatchObject({
      count: 1,
      moduleCount: 1,
      mount: { selector: "#root", words: 0 },
      noscript: "You need to enable JavaScript.",
    });
    expect(page.bodyWords).toBe(0);
  });

  it("tells hydration data from code", () => {
    const page = parse(
      `<script id=__NEXT_DATA__ type="application/json">{"a":1}</script><script type="application/ld+json">{}</script><script>run()</script>`,
    );
    expect(page.scripts).toMatchObject({ count: 1, inlineBytes: 12, hydrationBytes: 7 });
  });

  test.each<[string, string[]]>([
    ["<p>Are you over 18? <button>Yes</button>", ["age"]],
    ["<div class=g-recaptcha></div>", ["captcha"]],
    ["<p>Bitte anmelden <input type=password>", ["login"]],
    [`<main><p>${sentence.repeat(8)}</p></main><p>We use cookies`, []],
  ])("names the walls of %s", (html, walls) => {
    expect(parse(html).walls).toEqual(walls);
  });
});

describe("text in a block with a class of reviews or comments", () => {
  const kindIn = (name: string) =>
    parse(`<main><h1>Lamps</h1><div class="${name}"><div><p>Acme makes lamps of brass.</p></div></div></main>`)
      .blocks[1]?.kind;

  it.each(["review", "xyz-rev__body", "comment-list", "customer-testimonials"])("is of others: %s", (name) =>
    expect(kindIn(name)).toBe("quote"),
  );

  it.each(["rev_slider_wrapper", "rev-slidebg", "comments-open", "no-comments", "woocommerce-reviews-enabled"])(
    "is the page's own where that is a slider, or says what the page can do: %s",
    (name) => expect(kindIn(name)).toBe("paragraph"),
  );
});

describe("dates and bylines", () => {
  it("are those of the page itself", () => {
    const page = parse(
      `<html lang=en-GB><body><main><h1>News</h1><p class=byline>By <a rel=author href=/ann>Ann Miller</a>, 3 May 2026</p><time datetime="2026-05-04T10:00">yesterday</time><p>Last updated: 5 May 2026</p><div class=review-card><time datetime="2025-01-01">Bob</time><span class=author>Bob Buyer</span></div><p>In 1999 nothing happened.</p></main><footer><time>1 Jan 2001</time></footer>`,
    );
    expect(page.dates.map(({ iso, source }) => [iso, source])).toEqual([
      ["2026-05-04", "time"],
      ["2026-05-03", "byline"],
      ["2026-05-05", "text"],
    ]);
    expect(page.bylines).toEqual(["Ann Miller"]);
  });
});

it("reads a fragment without html, head or body", () => {
  const page = parse(`<title>Bare</title><h1>Bare</h1><p>${sentence}`);
  expect([page.head.title, page.h1, page.mainText]).toEqual(["Bare", ["Bare"], `Bare\n${sentence}`]);
});

it("says how much of the content must not be quoted", () => {
  const page = parse(`<main><p>${"a".repeat(30)}</p><p data-nosnippet>${"b".repeat(30)}</p></main>`);
  expect(page.nosnippetShare).toBe(0.5);
});
