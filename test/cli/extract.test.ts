import { PassThrough, Readable, Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { runExtract } from "../../src/cli/extract.ts";

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

  it("gives a bad line an error with its number and goes on", async () => {
    const { count, lines } = await extract([`${row(1)}\n{bad\n\n{"id":3,"answer":5}\n${row(4)}`]);
    expect(count).toEqual({ lines: 4, failed: 2 });
    expect(lines.map(({ id, line, error }) => id ?? [line, error])).toEqual([
      1,
      [2, "The line is not valid JSON."],
      [4, expect.stringContaining("answer")],
      4,
    ]);
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
