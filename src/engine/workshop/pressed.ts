/**
 * Pages travel between the processes as the bytes they were first written in, so that passing one on costs the server's
 * main thread a copy and not another walk over thousands of objects.
 */
import { randomUUID } from "node:crypto";
import { deserialize, serialize } from "node:v8";

interface Pressed {
  pressed: string;
  bytes: Uint8Array;
}

const run = randomUUID();
let count = 0;
const bytesOf = new WeakMap<object, Pressed>();

/** How deep in a message pressed values are looked for: input, reading, list, page. */
const DEPTH = 4;

/** From here on the value, which must not change any more, is sent as bytes; tells how many. */
export function press(value: object): number {
  count += 1;
  const pressed = { pressed: `${run} ${count}`, bytes: serialize(value) };
  bytesOf.set(value, pressed);
  return pressed.bytes.length;
}

/** A message with the bytes of its pressed values in their place. */
export function pack(value: unknown, depth = DEPTH): unknown {
  return replaced(value, depth, (each) => bytesOf.get(each));
}

/** Values that were opened lately, the oldest of too many bytes let go. */
export class OpenedValues {
  readonly #values = new Map<string, { value: object; bytes: number }>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** The value of these bytes, the same one as long as it is kept. */
  open({ pressed, bytes }: Pressed): object {
    const known = this.#values.get(pressed);
    if (known) return known.value;
    const value = deserialize(bytes) as object;
    this.#values.set(pressed, { value, bytes: bytes.length });
    this.#bytes += bytes.length;
    return value;
  }

  /** Called between messages, so that one message never holds two copies of a value. */
  letGo(): void {
    for (const [key, { bytes }] of this.#values) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#values.delete(key);
      this.#bytes -= bytes;
    }
  }
}

/** The message as it was before it was packed. */
export function unpack(value: unknown, opened: OpenedValues): unknown {
  return replaced(value, DEPTH, (each) => {
    if (!isPressed(each)) return undefined;
    const known = opened.open(each);
    bytesOf.set(known, each);
    return known;
  });
}

/** The value, copied only where something in it is replaced. */
function replaced(value: unknown, depth: number, by: (value: object) => object | undefined): unknown {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  const other = by(value);
  if (other || depth === 0) return other ?? value;
  if (Array.isArray(value)) {
    const items = value.map((item) => replaced(item, depth - 1, by));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  const entries = Object.entries(value).map(([key, item]) => [key, replaced(item, depth - 1, by)] as const);
  const same = entries.every(([key, item]) => item === (value as Record<string, unknown>)[key]);
  return same ? value : Object.fromEntries(entries);
}

function isPressed(value: object): value is Pressed {
  return "bytes" in value && value.bytes instanceof Uint8Array && "pressed" in value;
}
