import { describe, expect, it } from "vitest";
import { readDocument, toAnswerSpan } from "../../../../src/engine/read-answer/document/document.ts";

const texts = (answer: string) => readDocument(answer).units.map(({ text }) => text);
const links = (answer: string) =>
  readDocument(answer).units.flatMap(({ text, links }) =>
    links.map(({ start, end, url, form }) => [text.slice(start, end), url, form]),
  );

describe("links", () => {
  it.each([
    ["a mark without a definition", "Good.[1] Light.[2][3]"],
    ["a name and a mark without a definition", "Ask [Acme][1] today."],
    ["an image without an address", "See ![Acme] here."],
    ["a footnote that is not there", "Good.[^1]"],
    ["an address with words after it", "Ask [Acme](not an address) today."],
  ])("leaves %s as text", (_, answer) => {
    expect(texts(answer)).toEqual([answer]);
    expect(links(answer)).toEqual([]);
  });

  it.each([
    ["Good.[1]", "Good.1", "1"],
    ["Ask [Acme][1] today.", "Ask Acme today.", "Acme"],
    ["Ask [Acme][] today.", "Ask Acme today.", "Acme"],
    ["Ask [**Acme**][ 1 ] today.", "Ask Acme today.", "Acme"],
  ])("resolves the reference in %s", (answer, text, words) => {
    const defined = `${answer}\n\n[1]: https://acme.example/a "A"\n[acme]: https://acme.example/a\n`;
    expect(texts(defined)[0]).toBe(text);
    expect(links(defined)[0]).toEqual([words, "https://acme.example/a", "reference"]);
  });

  it("takes the first definition of a label", () => {
    expect(links("Good.[1]\n\n[1]: https://a.example\n[1]: https://b.example\n")[0]?.[1]).toBe("https://a.example");
  });

  it.each([
    ["code", "Good.[1]\n\n```\n[1]: https://acme.example\n```\n"],
    ["the middle of a paragraph", "Good.[1]\n[1]: is no definition\n"],
  ])("finds no definition in %s", (_, answer) => {
    expect(texts(answer)[0]).toContain("Good.[1]");
    expect(readDocument(answer).sources).toEqual([]);
  });

  it.each([
    ["[[1]](https://acme.example)", [["[1]", "https://acme.example", "named"]]],
    ['[Acme](<https://acme.example/a b> "T")', [["Acme", "https://acme.example/a b", "named"]]],
    ["[Acme](https://acme.example/a_(b)?x=1&amp;y=2)", [["Acme", "https://acme.example/a_(b)?x=1&y=2", "named"]]],
    ["[see [Acme](https://acme.example)](https://b.example)", [["Acme", "https://acme.example", "named"]]],
    [
      "[![logo](https://i.example/l.png) Acme](https://acme.example)",
      [["\uFFFC Acme", "https://acme.example", "named"]],
    ],
    ["[https://acme.example](https://acme.example/a)", [["https://acme.example", "https://acme.example/a", "bare"]]],
    ["It is light ([Acme](https://acme.example)).", [["Acme", "https://acme.example", "reference"]]],
  ])("reads %s", (answer, wanted) => {
    expect(links(answer).slice(0, 1)).toEqual(wanted);
  });

  it.each([
    ["See https://acme.example/a_b_c.", "https://acme.example/a_b_c"],
    ["(https://acme.example/a_(b))", "https://acme.example/a_(b)"],
    ["**https://acme.example/**", "https://acme.example/"],
    ["https://acme.example?a=1&b=2, and", "https://acme.example?a=1&b=2"],
    ["Light: https://acme.example/x[1]", "https://acme.example/x"],
    ["詳しくは（https://acme.example/x）。", "https://acme.example/x"],
    ["<https://acme.example/y>", "https://acme.example/y"],
    ["[Source: https://acme.example/z]", "https://acme.example/z"],
    ["Ask sales@acme.example today", "mailto:sales@acme.example"],
    ["Ask <sales@acme.example> today", "mailto:sales@acme.example"],
  ])("finds the address in %s", (answer, url) => {
    const written = url.replace("mailto:", "");
    expect(links(answer)).toEqual([[written, url, "bare"]]);
  });

  it("keeps a footnote's words apart and its mark with its links", () => {
    const answer =
      "Acme is light.[^a]\n\n[^a]: See [the test](https://t.example).\n\n    More on it.\n\nBolt is not.\n";
    const { units, sources } = readDocument(answer);
    expect(units.map(({ kind, text }) => [kind, text])).toEqual([
      ["paragraph", "Acme is light."],
      ["source", "See the test."],
      ["source", "More on it."],
      ["paragraph", "Bolt is not."],
    ]);
    expect(units[0]?.links).toEqual([{ start: 14, end: 14, url: "#a", title: null, form: "reference" }]);
    expect(sources).toEqual([{ url: "https://t.example", title: "See the test.", mark: "a" }]);
  });
});

describe("what a reader sees", () => {
  it.each([
    ["quote marks", "> Acme is\n> light\n>\n> > and\n> > quick.", ["Acme is\nlight", "and\nquick."]],
    ["list marks and indents", "- Acme is\n  light\n  - and\n    quick", ["Acme is\nlight", "and\nquick"]],
    ["task marks", "- [ ] Ask Acme\n- [x] Ask Bolt", ["Ask Acme", "Ask Bolt"]],
    ["heading marks", "## Acme ##\n\nBolt\n===\n", ["Acme", "Bolt"]],
    ["the signs of a hard break", "Acme  \nis\\\nlight", ["Acme\nis\nlight"]],
    ["tags and comments", "<b>Acme</b> is<br>light<!-- now -->.", ["Acme is\nlight."]],
    ["line ends of any kind", "Acme is\r\nlight.\r\rBolt\ris not.", ["Acme is\nlight.", "Bolt\nis not."]],
    ["strikes", "It costs ~~$9~~ $8.", ["It costs $9 $8."]],
  ])("is text without %s", (_, answer, wanted) => {
    expect(texts(answer)).toEqual(wanted);
  });

  it.each([
    "It costs ~$950 to ~$1,200.",
    "An area of $a * b$ and 2 * 3, snake_case_name too",
    "AT&foo; stays, so does & and &;",
    "Not a heading: #1 pick",
  ])("is what is written: %s", (answer) => {
    expect(texts(answer)).toEqual([answer]);
  });

  it.each([
    ["Procter &amp; Gamble", "Procter & Gamble"],
    ["Caf&eacute; &#65;&#x42; now", "Café AB now"],
    ["&#x1F600; Acme", "😀 Acme"],
    ["Acme&nbsp;One", "Acme\u00a0One"],
  ])("decodes %s and leads back to it", (answer, shown) => {
    const [unit] = readDocument(answer).units;
    expect(unit?.text).toBe(shown);
    expect(toAnswerSpan(unit!, { start: 0, end: shown.length })).toEqual({ start: 0, end: answer.length });
  });

  it("counts columns past empty cells, and keeps an escaped bar", () => {
    const { units } = readDocument("| a | b | c |\n|---|---|---|\n|  |  | x \\| y |\n z | | w\n");
    expect(units.map(({ text, cell }) => [text, cell?.row, cell?.column])).toEqual([
      ["a", 0, 0],
      ["b", 0, 1],
      ["c", 0, 2],
      ["x | y", 1, 2],
      ["z", 2, 0],
      ["w", 2, 2],
    ]);
  });
});

describe("an answer of 100 kB that means harm", () => {
  it.each([
    "**a ",
    "a** ",
    "*a_",
    "~~a ",
    "`a``",
    "<a b='",
    "[",
    "![",
    "[a](",
    "[a]: b\n\n[a][",
    "[^1]: ",
    "www.a.b/)",
    "&lt;",
    "| a ",
    "> ",
    "> - ",
    "1. ",
    "> *a\n",
    "a|b\n-|-\n",
    "```\n",
    " ",
  ])("is read to its end: %j again and again", (piece) => {
    const answer = `${piece.repeat(Math.ceil(100_000 / piece.length))}\n\nAcme is the end.`;
    const { units } = readDocument(answer);
    expect(units.at(-1)?.text).toMatch(/Acme is the end\.$/u);
    const astray = units.flatMap(({ text, offsets }) =>
      [...text.matchAll(/\w/gu)].filter(
        ({ 0: letter, index }) => !"&<".includes(letter) && answer[offsets[index]!] !== letter,
      ),
    );
    expect(astray).toEqual([]);
  });

  it("shows nothing of a comment that never closes", () => {
    expect(texts(`Acme\n\n${"<!--".repeat(25_000)}\n\nBolt`)).toEqual(["Acme"]);
  });

  it("is read however deep its brackets and lists go", () => {
    const images = `${"![".repeat(15_000)}Acme${"](b)".repeat(15_000)}`;
    expect(texts(images)[0]?.length).toBeGreaterThan(0);
    const lists = Array.from({ length: 300 }, (_, depth) => `${" ".repeat(2 * depth)}- Acme`).join("\n");
    expect(texts(lists).join("\n").match(/Acme/gu)).toHaveLength(300);
  });
});

describe("bold with its blanks inside the stars", () => {
  it.each([
    ["- ** Tavroot **: quick", [["Tavroot", 5]]],
    [
      "**Tavroot** and ** Brontio **",
      [
        ["Tavroot", 2],
        ["Brontio", 19],
      ],
    ],
    ["1. ** Tavroot ** 4 stars", [["Tavroot", 6]]],
    ["We like ** Tavroot ** most", [["Tavroot", 11]]],
  ])("is bold: %s", (answer, bold) => {
    const { units } = readDocument(answer);
    const found = units.flatMap((unit) =>
      unit.strong.map((span) => [unit.text.slice(span.start, span.end), toAnswerSpan(unit, span).start]),
    );
    expect(found).toEqual(bold);
  });

  it.each(["2 ** 3 and 4 ** 5", "x ** 2 + y ** 2", "width ** 2 and height ** 3", "*** Acme ***"])(
    "makes nothing bold of %s",
    (answer) => {
      const { units } = readDocument(answer);
      expect(units.map(({ text, strong }) => [text, strong])).toEqual([[answer, []]]);
    },
  );

  it.each(["2 ** 3 is 8", "**Tavroot** or **Brontio** or **Marlo**"])("leaves %s as it is", (answer) => {
    const { units } = readDocument(answer);
    expect(units.map(({ text }) => text)).toEqual([answer.replaceAll(/\*\*(?=\S)|(?<=\S)\*\*/gu, "")]);
  });
});

describe("tables", () => {
  const places = (answer: string) =>
    readDocument(answer).units.map(({ kind, cell }) => (cell ? `${cell.table}.${cell.row}` : kind));

  it.each([
    ["blanks behind the row of dashes", "| A | B |\n|---|---|  \n| x | y |"],
    ["blank lines between the rows", "| A | B |\n\n|---|---|\n\n| x | y |"],
    ["both", "| A | B | \n \n|---|:-:| \n\n\n| x | y |"],
  ])("are read with %s", (_, answer) => {
    expect(places(answer)).toEqual(["1.0", "1.0", "1.1", "1.1"]);
    const { units } = readDocument(answer);
    for (const unit of units) {
      const { start, end } = toAnswerSpan(unit, { start: 0, end: unit.text.length });
      expect(answer.slice(start, end)).toBe(unit.text);
    }
  });

  it("stay two where a second head follows a blank line", () => {
    const answer = "| A | B |\n|---|---|\n| x | y |\n\n| C | D |\n|---|---|\n| z | w |";
    expect(places(answer)).toEqual(["1.0", "1.0", "1.1", "1.1", "2.0", "2.0", "2.1", "2.1"]);
  });
});
