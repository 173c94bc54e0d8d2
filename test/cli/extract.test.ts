import { PassThrough, Readable, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { inWords } from "../../src/cli/explain-words.ts";
import { runExtract } from "../../src/cli/extract.ts";
import words from "../../src/cli/sign-words.json" with { type: "json" };
import fitted from "../../src/engine/read-answer/rivals/weights.json" with { type: "json" };

const row = (id: number) =>
  JSON.stringify({
    id,
    answer: "Brightleaf is light; **Kestrel** is not.",
    citations: [],
    brand: { name: "Brightleaf", aliases: [], domain: "brightleaf.example" },
  });

async function extract(chunks: (string | Uint8Array)[]) {
  const written: string[] = [];
  const output = new Writable({
    write(chunk, _, done) {
      written.push(String(chunk));
      done();
    },
  });
  const count = await runExtract(Readable.from(chunks), output);
  const lines = written
    .join("")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { count, lines };
}

describe("extract", () => {
  it("writes one result a line, with offsets into the answer", async () => {
    const { count, lines } = await extract([`${row(1)}\n`]);
    expect(count).toEqual({ lines: 1, failed: 0 });
    expect(lines).toEqual([
      expect.objectContaining({ id: 1, placement: "prose", mentions: [{ start: 0, end: 10, text: "Brightleaf" }] }),
    ]);
    expect(Object.keys(lines[0])).toEqual(["id", "placement", "stance", "mentions", "competitors"]);
  });

  it("explains each name when asked, in lines and in the result", async () => {
    const said: string[] = [];
    const line = JSON.stringify({
      answer: "- **Tavroot** – quick\n- **Brontio** – cheap",
      brand: { name: "Brightleaf" },
    });
    const output = new PassThrough();
    const explain = new Writable({
      write(chunk, _, done) {
        said.push(String(chunk));
        done();
      },
    });
    await runExtract(Readable.from([`${line}\n`]), output, { explain });
    const { explain: told } = JSON.parse(output.read().toString());
    const tavroot = told.names.find(({ name }: { name: string }) => name === "Tavroot");
    expect(tavroot).toEqual(expect.objectContaining({ taken: true, odds: expect.any(Number) }));
    expect(tavroot.why.name[0]).toEqual([expect.any(String), expect.any(Number)]);
    expect(told.groups[0].names).toEqual(["Tavroot", "Brontio"]);
    expect(said.join("")).toMatch(
      / taken \+\d+\.\d\d Tavroot\n +for .*the list it stands in \+\d\.\d\d.*\n +against \S.*−\d\.\d\d.*\n +stands in group 0\n/u,
    );
    expect(said.join("")).toMatch(/group 0 \+\d+\.\d\d item: Tavroot, Brontio\n +for .*\| against /u);
  });

  it("tells what became of the brand, and of names that no rule saw", async () => {
    const said: string[] = [];
    const answer =
      "- **Tavroot Payroll** – quick\n- **Brontio** – cheap\n\nRun `Codename` first; people at fenwickle know it. Acme is good.";
    const line = JSON.stringify({ answer, question: "Which payroll tools are best?", brand: { name: "Acme" } });
    const output = new PassThrough();
    const explain = new Writable({
      write(chunk, _, done) {
        said.push(String(chunk));
        done();
      },
    });
    const why = ["Tavroot Payroll", "Payroll", "Codename", "fenwickle", "Zolara", "ACME"];
    await runExtract(Readable.from([`${line}\n`]), output, { explain, why });
    const { explain: told } = JSON.parse(output.read().toString());
    expect(told.fates.map(({ fate }: { fate: string }) => fate)).toEqual(
      "taken within unread overlooked nowhere own".split(" "),
    );
    expect(told.brand).toMatchObject({ name: "Acme", placement: "prose", stands: true });
    const lines = said.join("");
    expect(lines).toMatch(/the brand Acme: prose\. “Acme” is also an everyday word and is taken/u);
    expect(lines).toMatch(/Payroll: stands in something longer.*“Tavroot Payroll” \+\d/u);
    expect(lines).toMatch(
      /fenwickle: stands where nothing was seen that may be a name; in “.*people at fenwickle know/u,
    );
  });

  it("has words for every sign that speaks for or against a name", () => {
    const { reading: _, ...told } = fitted.weights;
    const ids = Object.values(told).flatMap((stage) => Object.keys(stage));
    const said = Object.values(words);
    const isSaid = (text: string) => said.some((each) => text.endsWith(each));
    const bare = ids.filter((id) => !isSaid(inWords(id)) && !isSaid(inWords(id).replace(/ \([^()]*\)$/u, "")));
    expect(bare, "give them words in src/cli/sign-words.json").toEqual([]);
  });

  it("gives a bad line an error with its number and goes on", async () => {
    const { count, lines } = await extract([`${row(1)}\n{bad\n\n{"id":3,"answer":5}\n${row(4)}`]);
    expect(count).toEqual({ lines: 4, failed: 2 });
    expect(lines.map(({ id, line, error }) => (error ? [line, id, error] : id))).toEqual([
      1,
      [2, undefined, "The line is not valid JSON."],
      [4, 3, expect.stringContaining("answer")],
      4,
    ]);
  });

  it.each([
    ["a citation that is empty", { citations: [{}] }, "citations.0.url"],
    ["a citation that is a string", { citations: ["https://acme.example"] }, "citations.0"],
    ["a citation that is null", { citations: [null] }, "citations.0"],
    ["a name that is too long", { brand: { name: "(a+".repeat(40_000) } }, "brand.name is longer than 200 characters."],
    ["an alias that is too long", { brand: { name: "Acme", aliases: ["a".repeat(201)] } }, "brand.aliases.0 is longer"],
    [
      "too many aliases",
      { brand: { name: "Acme", aliases: Array(101).fill("a") } },
      "brand.aliases holds more than 100",
    ],
    ["an answer that is missing", { answer: undefined }, /^answer is missing\.$/],
    ["an answer that is null", { answer: null }, /^answer must be text\.$/],
    ["an answer that is too long", { answer: "a ".repeat(50_001) }, /^answer is longer than 100000 characters\.$/],
    ["a brand that is missing", { brand: undefined }, /^brand is missing\.$/],
    ["a brand that is text", { brand: "Acme" }, /^brand must be an object\.$/],
    ["a brand without a name", { brand: {} }, /^brand\.name is missing\.$/],
    ["a name of blanks", { brand: { name: "  " } }, /^brand\.name is empty\.$/],
    ["citations that are no list", { citations: {} }, /^citations must be a list\.$/],
  ])("names the field of %s, and echoes no input", async (_, fields, expected) => {
    const given = { id: "r", answer: "Acme is light.", brand: { name: "Acme" }, ...fields };
    const { lines } = await extract([JSON.stringify(given)]);
    expect(lines).toEqual([{ line: 1, id: "r", error: expect.stringMatching(expected) }]);
    expect(lines[0].error.length).toBeLessThan(310);
  });

  it("says what a line must be that is none, and what an id must be", async () => {
    const { lines } = await extract([`5\n{"id":{},"answer":"a","brand":{"name":"b"}}`]);
    expect(lines.map(({ error }) => error)).toEqual(["The line must be an object.", "id must be text or a number."]);
  });

  it("reads one paragraph as long as an answer may be", async () => {
    const given = { id: 1, answer: "Zorbix is light. ".repeat(5_882), brand: { name: "Kestrel" } };
    const { lines } = await extract([JSON.stringify(given)]);
    expect(lines).toEqual([expect.objectContaining({ id: 1, placement: "absent" })]);
  });

  it("reads lines that are cut anywhere, even inside a letter", async () => {
    const text = `${JSON.stringify({ id: "é", answer: "Café Löwe ist gut.", brand: { name: "Café Löwe" } })}\r\n`;
    const bytes = Buffer.from(text);
    const { lines } = await extract([...bytes].map((byte) => Uint8Array.of(byte)));
    expect(lines).toEqual([expect.objectContaining({ id: "é", mentions: [{ start: 0, end: 9, text: "Café Löwe" }] })]);
  });

  it("waits for a slow reader instead of piling up results", async () => {
    let produced = 0;
    const input = Readable.from(
      (function* () {
        for (let id = 0; id < 500; id += 1) {
          produced += 1;
          yield `${row(id)}\n`;
        }
      })(),
    );
    const output = new PassThrough({ highWaterMark: 512 });
    const run = runExtract(input, output);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(produced).toBeLessThan(200);
    output.resume();
    expect(await run).toEqual({ lines: 500, failed: 0 });
  });

  it("ends quietly when the reader goes away", async () => {
    const output = new PassThrough();
    const run = runExtract(Readable.from([`${row(1)}\n`, `${row(2)}\n`]), output);
    output.destroy();
    await expect(run).resolves.toMatchObject({ failed: 0 });
  });
});
