import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { readBody } from "../../../../src/engine/read-site/fetch/read-body.ts";

it("shows what is waited for each byte of a stream once, however small its pieces are", async () => {
  const pieces: string[] = [];
  const isEnough = (piece: string) => pieces.push(piece) === 0;
  const bytes = Array.from({ length: 500 }, () => Buffer.from("x"));
  await readBody(Readable.from(bytes), "", { maxBytes: 10_000, isEnough });
  expect(pieces.join("").length).toBe(bytes.length);
});

it("reads no further than to where all is there", async () => {
  const wire = Readable.from(["a", "b", "c"].map((text) => Buffer.from(text)));
  const { bytes, truncated } = await readBody(wire, "", { maxBytes: 10_000, isEnough: (piece) => piece === "b" });
  expect([bytes.toString(), truncated]).toEqual(["ab", false]);
});
