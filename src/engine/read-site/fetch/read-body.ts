import { pipeline, Readable, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import { FetchFailure } from "./fetch-failure.ts";

/** A body after decoding; `truncated` when it went past the budget and was cut there. */
export interface RawBody {
  bytes: Buffer;
  truncated: boolean;
}

/** How much of a stream is looked through for what is waited for. */
const CHECKED_BYTES = 65_536;

/** When to stop reading. */
export interface Limits {
  /** Of decoded bytes. */
  maxBytes: number;
  /** Told each further piece, byte by character: whether all is there that was asked for. For streams that never end. */
  isEnough?: (piece: string) => boolean;
}

/**
 * Reads a body to its end or to `maxBytes` of decoded bytes, whichever comes first: what counts is what unpacks,
 * not what crosses the wire. Throws `FetchFailure` bad_response for an encoding that is not known or not sound.
 */
export async function readBody(wire: Readable, encoding: string, limits: Limits): Promise<RawBody> {
  const decoders = encoding
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "" && name !== "identity")
    .reverse();
  if (decoders.length > 2) throw badEncoding();
  let decoded: Readable = wire;
  for (const name of decoders) decoded = await unpack(name, decoded);
  return collect(decoded, wire, limits);
}

/** Unpacks a gzip file (a packed sitemap) within the same budget of decoded bytes. */
export async function gunzip(packed: Buffer, maxBytes: number): Promise<RawBody> {
  const stream = createGunzip(LENIENT);
  stream.end(packed);
  return collect(stream, stream, { maxBytes });
}

/** Servers cut bodies short; what came is read. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH } as const;

async function unpack(name: string, packed: Readable): Promise<Readable> {
  if (name === "gzip" || name === "x-gzip") return join(packed, createGunzip(LENIENT));
  if (name === "br") return join(packed, createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }));
  if (name !== "deflate") throw badEncoding();
  // "deflate" is a zlib stream by the standard and a raw one from some servers; the first byte tells.
  const rest: AsyncIterator<Buffer> = packed[Symbol.asyncIterator]();
  const first = await rest.next();
  const isZlib = !first.done && (first.value[0]! & 0x0f) === 8;
  const whole = Readable.from(first.done ? [] : chunksOf(first.value, rest));
  return join(whole, isZlib ? createInflate(LENIENT) : createInflateRaw(LENIENT));
}

async function* chunksOf(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function join(source: Readable, target: Transform): Transform {
  // The error reaches the reader through the target; without a callback a torn stream would end the process.
  pipeline(source, target, () => {});
  return target;
}

async function collect(decoded: Readable, wire: Readable, { maxBytes, isEnough }: Limits): Promise<RawBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  let truncated = false;
  for await (const chunk of decoded as AsyncIterable<Buffer>) {
    chunks.push(chunk.subarray(0, maxBytes - size));
    size += chunk.length;
    if (size > maxBytes) {
      truncated = true;
      break;
    }
    if (isEnough && size <= CHECKED_BYTES && isEnough(chunk.toString("latin1"))) break;
  }
  wire.destroy();
  return { bytes: Buffer.concat(chunks), truncated };
}

function badEncoding(): FetchFailure {
  return new FetchFailure("bad_response", "The server's reply is packed in a way that was not asked for.");
}
