import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

/** A regular expression of the product, and where it stands. */
export interface FoundRegex {
  source: string;
  flags: string;
  places: string[];
}

/** All regular expressions in `src`: those that are written down, and those that modules make of word lists when they load. */
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

/** Files where a regular expression is made inside a function, that is of what a caller hands in. */
export function filesMakingRegexes(): string[] {
  return globSync("src/**/*.{ts,tsx}").filter((file) => {
    let made = false;
    walk(parseSync(file, readFileSync(file, "utf8")).program, (node, within) => {
      const isMaking = node.type === "NewExpression" && (node.callee as Node | undefined)?.name === "RegExp";
      made ||= isMaking && within.some(({ type }) => /Function|MethodDefinition/.test(String(type)));
    });
    return made;
  });
}

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
    for (const file of globSync("src/engine/**/*.ts")) await import(/* @vite-ignore */ `${process.cwd()}/${file}`);
  } finally {
    globalThis.RegExp = Plain;
  }
}

function walk(value: unknown, visit: (node: Node, within: Node[]) => void, within: Node[] = []): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) walk(each, visit, within);
    return;
  }
  const node = value as Node;
  if (typeof node.type === "string") visit(node, within);
  for (const inner of Object.values(node)) walk(inner, visit, [...within, node]);
}
