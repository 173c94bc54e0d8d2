import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { LONGEST_TEXT } from "../engine/answer-engines/reply-limits.ts";
import type { PricedModel } from "../engine/priced-model.ts";
import { readAnswer } from "../engine/read-answer/index.ts";
import { nameFates } from "../engine/read-answer/name-fate.ts";
import { explainRivals } from "../engine/read-answer/rivals/explain.ts";
import { documentOf } from "../engine/read-answer/rivals/index.ts";
import { askReader } from "../engine/read-answer/second-reader/ask-reader.ts";
import type { AnswerReading, AnswerToRead } from "../engine/read-answer/types.ts";
import { timeLimit } from "../engine/timers.ts";
import { jsonText } from "../plain-text.ts";
import { type ExplainedAnswer, explainLines } from "./explain-lines.ts";
import { rowFault } from "./row-fault.ts";

/** Longest line that is read, in UTF-16 units; a longer one gives an error line. */
const LONGEST_LINE = 8 * 1024 * 1024;

/** Longest name, alias or product line of a brand, in UTF-16 units, and how many of them are taken. */
const LONGEST_NAME = 200;
const MOST_NAMES = 100;
/** Longest host name in the DNS (RFC 1035), with a scheme and a path to spare. */
const LONGEST_DOMAIN = 500;
/** An error says no more than this. */
const LONGEST_ERROR = 300;

const Name = z.string().max(LONGEST_NAME);
const Names = z.array(Name).max(MOST_NAMES);
const Id = z.union([z.string(), z.number()]);

const Row = z.object({
  id: Id.nullish(),
  answer: z.string().max(LONGEST_TEXT),
  question: z.string().nullish(),
  citations: z.array(z.object({ url: z.string(), title: z.string().nullish() })).nullish(),
  brand: z.object({
    name: Name.trim().min(1),
    aliases: Names.nullish(),
    domain: z.string().max(LONGEST_DOMAIN).nullish(),
    products: Names.nullish(),
    category: z.string().nullish(),
  }),
});

/** How many lines were read, and how many of them gave an error line instead of a result. */
export interface ExtractCount {
  lines: number;
  failed: number;
}

/** What else is told. */
export interface ExtractOptions {
  /** Where lines that tell why each name was taken or left go; results then hold the same under `explain`. */
  explain?: Writable | null;
  /** Names of which is told besides what became of them, whether any rule saw them or not. */
  why?: readonly string[];
  /** A model that reads each answer a second time; each result then tells whether it was heard, under `reader`. */
  reader?: PricedModel | null;
}

/** Lines that wait for a second reader at once. */
const HEARD_AT_ONCE = 8;
/** Milliseconds a second reader may take for one answer. */
const READER_MS = 60_000;

/**
 * Reads answers as JSON Lines (`{ id, answer, citations, brand, question }`) and writes what each says as JSON Lines,
 * in order, as fast as the output takes them. A line that cannot be read gives `{ line, error }`, `line` counted from 1,
 * and its `id` where that could be read; empty lines are skipped. Rejects only when a stream fails; an output that closes early ends the run.
 */
export async function runExtract(
  input: Readable,
  output: Writable,
  options: ExtractOptions = {},
): Promise<ExtractCount> {
  const count: ExtractCount = { lines: 0, failed: 0 };
  try {
    const lines = (source: AsyncIterable<Uint8Array | string>) => extractLines(source, count, options);
    await pipeline(input, lines, output, { end: false });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EPIPE" && code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
  return count;
}

async function* extractLines(
  source: AsyncIterable<Uint8Array | string>,
  count: ExtractCount,
  options: ExtractOptions,
): AsyncGenerator<string> {
  const window = options.reader ? HEARD_AT_ONCE : 1;
  const waiting: Promise<string>[] = [];
  const written = async (line: string | null, number: number): Promise<string> => {
    const result = await extractLine(line, options);
    if ("error" in result) count.failed += 1;
    return `${jsonText("error" in result ? { line: number, ...result } : result)}\n`;
  };
  let number = 0;
  for await (const line of splitLines(source)) {
    number += 1;
    if (line !== null && line.trim() === "") continue;
    count.lines += 1;
    waiting.push(written(line, number));
    if (waiting.length >= window) yield await waiting.shift()!;
  }
  for (const line of waiting) yield await line;
}

async function extractLine(
  line: string | null,
  options: ExtractOptions,
): Promise<{ error: string; id?: string | number } | Record<string, unknown>> {
  if (line === null) return { error: `The line is longer than ${LONGEST_LINE} characters.` };
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { error: "The line is not valid JSON." };
  }
  const row = Row.safeParse(json);
  if (!row.success) {
    const [issue] = row.error.issues;
    return failed(json, rowFault(issue!, json));
  }
  try {
    return await extractRow(row.data, options);
  } catch (error) {
    return failed(json, `The answer could not be read: ${(error as Error).message}`);
  }
}

/** What is wrong with a row, in short, and which row it is. */
function failed(json: unknown, message: string): { error: string; id?: string | number } {
  const { data } = z.object({ id: Id }).safeParse(json);
  const error = message.length > LONGEST_ERROR ? `${message.slice(0, LONGEST_ERROR)} …` : message;
  return data ? { id: data.id, error } : { error };
}

async function extractRow(
  { id = null, answer, question, citations, brand }: z.infer<typeof Row>,
  { explain = null, why = [], reader = null }: ExtractOptions,
): Promise<Record<string, unknown>> {
  const given = {
    text: answer,
    question: question ?? null,
    citations: (citations ?? []).map(({ url, title }) => ({ url, title: title || null })),
    brand: {
      name: brand.name,
      aliases: brand.aliases ?? [],
      domain: brand.domain ?? "",
      products: brand.products ?? [],
      category: brand.category ?? null,
    },
  };
  const byRules = readAnswer(given);
  const told = reader && (await hear(given, byRules.open, reader));
  const reading = told?.votes ? readAnswer({ ...given, votes: told.votes }) : byRules;
  const explanation = explain && explainAnswer(given, reading, why);
  if (explanation) explain?.write(explainLines(id, explanation));
  return {
    id,
    placement: reading.placement,
    stance: reading.stance,
    mentions: reading.mentions.map(({ start, end, text }) => ({ start, end, text })),
    competitors: reading.competitors.map(({ name, domain, placement, quotes }) => ({
      name,
      domain,
      placement,
      quotes,
    })),
    ...(told && { reader: { model: told.model, heard: told.votes !== null, reason: told.reason } }),
    ...(explanation && { explain: explanation }),
  };
}

function hear({ text, question = null }: AnswerToRead, open: string[], reader: PricedModel) {
  return askReader({ answer: text, question, open }, reader, timeLimit(READER_MS));
}

function explainAnswer(
  { text, ...given }: AnswerToRead,
  { placement, reason, mentions }: AnswerReading,
  why: readonly string[],
): ExplainedAnswer {
  const { document, language } = documentOf(text);
  const ground = { ...given, mentions, language: language.code };
  const { name } = given.brand;
  const stands = text.toLowerCase().includes(name.toLowerCase());
  return {
    brand: { name, placement, reason, stands, quote: mentions[0]?.quote ?? null },
    ...explainRivals(document, ground),
    ...(why.length > 0 && { fates: nameFates(why, document, ground) }),
  };
}

/** The lines of a byte stream; `null` stands for one that is too long. */
async function* splitLines(source: AsyncIterable<Uint8Array | string>): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let rest = "";
  let tooLong = false;
  for await (const chunk of source) {
    rest += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop()!;
    for (const line of lines) {
      yield tooLong || line.length > LONGEST_LINE ? null : line.replace(/\r$/u, "");
      tooLong = false;
    }
    if (rest.length > LONGEST_LINE) {
      tooLong = true;
      rest = "";
    }
  }
  rest += decoder.decode();
  if (tooLong || rest !== "") yield tooLong ? null : rest;
}
