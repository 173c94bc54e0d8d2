/** A second reader over a real socket, in the OpenAI format, that knows what is right and errs at a set rate. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { NameKind } from "../../src/engine/types.ts";

/** What is right of one answer. */
export interface Truth {
  /** Its options, as they stand in it. */
  options: string[];
  kindOf(name: string): NameKind;
}

export interface ErringReader {
  baseUrl: string;
  /** How often it was asked. */
  calls(): number;
  close(): Promise<void>;
}

interface Shown {
  answer: string;
  names: string[];
}

const WRONG_KINDS: readonly NameKind[] = ["part", "place", "source", "topic", "person", "other"];

/**
 * Of its options it omits some, and for each it may invent one: half of them stand nowhere, half are other words with
 * capitals from the answer. Of the names it is asked about it omits some, calls some what they are not, and takes some
 * for another. All of it at `rate`, each by itself, and the same for the same answer; with `alike` it says the same wrong
 * thing of a name in both places, as a model does that has misunderstood.
 */
export async function startErringReader(
  truthOf: (answer: string) => Truth,
  { rate, alike = false }: { rate: number; alike?: boolean },
): Promise<ErringReader> {
  let calls = 0;
  const server = createServer(async (request, response) => {
    calls += 1;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { messages } = JSON.parse(Buffer.concat(parts).toString()) as { messages: { content: string }[] };
    const shown = JSON.parse(/<data>\n(.*)\n<\/data>/su.exec(messages[1]!.content)![1]!) as Shown;
    const content = JSON.stringify(
      replyOf(shown, truthOf(shown.answer), { rate, alike, chance: chanceOf(shown.answer) }),
    );
    const choices = [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }];
    const usage = { prompt_tokens: 1000, completion_tokens: 200 };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ id: "1", object: "chat.completion", model: "stand-in", choices, usage }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls: () => calls,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function replyOf(
  { answer, names }: Shown,
  { options, kindOf }: Truth,
  { rate, alike, chance }: { rate: number; alike: boolean; chance: () => number },
) {
  const errs = () => chance() < rate;
  const oneOf = <T>(some: readonly T[]): T | undefined => some[Math.floor(chance() * some.length)];
  const invented = () => {
    if (chance() < 0.5) return "Zorbelin Systems";
    const runs = answer.match(/\p{Lu}[\p{L}\p{N}&'’-]*(?: \p{Lu}[\p{L}\p{N}&'’-]*)*/gu) ?? [];
    return oneOf(runs.filter((run) => kindOf(run) !== "option")) ?? "Zorbelin Systems";
  };
  if (alike) {
    const read = new Map([...names, ...options].map((name) => [name, (kindOf(name) === "option") !== errs()]));
    return {
      options: [...[...read].flatMap(([name, isOption]) => (isOption ? [name] : [])), ...(errs() ? [invented()] : [])],
      names: names.map((name) => ({ name, kind: read.get(name) ? "option" : "topic", sameAs: null })),
    };
  }
  return {
    options: [
      ...options.filter(() => !errs()),
      ...(options.length > 0 ? options : [""]).flatMap(() => (errs() ? [invented()] : [])),
    ],
    names: names.flatMap((name) => {
      const kind = kindOf(name);
      const wrong = kind === "option" ? oneOf(WRONG_KINDS)! : "option";
      return errs() ? [] : [{ name, kind: errs() ? wrong : kind, sameAs: errs() ? (oneOf(names) ?? null) : null }];
    }),
  };
}

/** Chances that are the same for the same text (mulberry32). */
function chanceOf(text: string): () => number {
  let state = 0;
  for (const sign of text) state = (Math.imul(state, 31) + sign.codePointAt(0)!) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
