import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { AppError } from "../../errors.ts";

/** Bytes of a log as they come, a gzipped one unpacked; throws BODY_TOO_LARGE beyond `most` bytes, BAD_INPUT for broken ones. */
export async function* unzipped(source: Readable, most = Number.POSITIVE_INFINITY): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of await opened(source)) {
    bytes += piece.length;
    if (bytes > most)
      throw new AppError("BODY_TOO_LARGE", `A log may have ${most / 1_000_000} MB at a time, unpacked.`);
    yield piece;
  }
}

async function opened(source: Readable): Promise<AsyncIterable<Uint8Array>> {
  const pieces = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  const first = await pieces.next();
  const rest = { [Symbol.asyncIterator]: () => chained(first, pieces) };
  const isGzip = !first.done && first.value[0] === 0x1f && first.value[1] === 0x8b;
  return isGzip ? gunzip(rest) : rest;
}

async function* chained(first: IteratorResult<Uint8Array>, pieces: AsyncIterator<Uint8Array>) {
  for (let next = first; !next.done; next = await pieces.next()) yield next.value;
}

async function* gunzip(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacking = createGunzip();
  pipeline(Readable.from(source), unpacking, () => {});
  try {
    yield* unpacking;
  } catch {
    throw new AppError("BAD_INPUT", "The gzipped log is broken.");
  }
}
