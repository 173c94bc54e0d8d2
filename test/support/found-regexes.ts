import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

/** A regular expression of the product, and where it stands. */
export interface FoundRegex {
  source: string;
  flags: string;
  places: string[];
}

/** Answers whose reading makes patterns of its languages' words. */
const ANSWERS = [
  "Acme, Bolt and Dent are good, but Acme is not cheap. If you need one, I could not find Acme.",
  "**Acme** und Bolt sind gut, aber Acme ist nicht billig. Ich konnte Acme nicht finden.",
  "推荐Acme、甲公司和乙公司，但是Acme不便宜。",
];

/** All regular expressions in `src`: those that are written down, and those made of word lists when modules load or answers are read. */
export async function findRegexes(): Promise<FoundRegex[]> {
  const found = new Map<string, FoundRegex>();
  const add = (source: string, flags: string, place: string) => {
    const regex = found.get(`${source}/${flags}`) ?? { source, flags, places: [] };
    found.set(`${source}/${flags}`, { ...regex, places: [...regex.places, place] });
  };
  for (const file of globSync("src/**/*.{ts,tsx}")) addWritten(file, add);
  await addMade(add);
  return [...found.values()];
}

/** The entry of a process of its own: it runs when it is loaded. */
const CHILD = "src/engine/workshop/child.ts";

type Add = (source: string, flags: string, place: string) => void;
type Node = Record<string, unknown>;

function addWritten(file: string, add: Add): void {
  const code = readFileSync(file, "utf8");
  walk(parseSync(file, code).program, (node) => {
    const regex = node.regex as { pattern: string; flags: string } | undefined;
    if (node.type !== "Literal" || !regex) return;
    add(regex.pattern, regex.flags, `${file}:${code.slice(0, node.start as number).split("\n").length}`);
  });
}

/** Loads the engine with a constructor that takes note; what packages make for themselves is theirs. */
async function addMade(add: Add): Promise<void> {
  const Plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, [source, flags]) {
      const regex = new target(source, flags);
      const caller = new Error().stack!.split("\n")[2] ?? "";
      if (caller.includes("/src/") && !caller.includes("node_modules")) {
        add(regex.source, regex.flags, /src\/[^?)]*/.exec(caller)?.[0] ?? caller);
      }
      return regex;
    },
  });
  try {
    const modules = globSync("src/engine/**/*.ts").filter((file) => file !== CHILD);
    for (const file of modules) await import(/* @vite-ignore */ `${process.cwd()}/${file}`);
    const { readAnswer } = await import("../../src/engine/read-answer/index.ts");
    const brand = { name: "Acme", aliases: [], domain: "acme.example", products: [], category: null };
    for (const text of ANSWERS) readAnswer({ text, citations: [], brand, question: "Which is better, Acme or Bolt?" });
  } finally {
    globalThis.RegExp = Plain;
  }
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) walk(each, visit);
    return;
  }
  const node = value as Node;
  if (typeof node.type === "string") visit(node);
  for (const inner of Object.values(node)) walk(inner, visit);
}
