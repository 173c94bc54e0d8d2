import { CST, Lexer, parse } from "yaml";

/** YAML is read slowly: longer files are not, and of one site no more than this together, in characters. */
export const MOST_YAML = 64_000;
export const MOST_YAML_OF_A_SITE = 128_000;

/** What comes before a lexeme that is text and not a sign. */
const TEXT_FOLLOWS = "\u001f";
/** What a description has no need of, and a parser pays for with its time. */
const REFUSED = new Set(["anchor", "alias", "tag"]);

/** The last few values: a site's files come again with every round of questions about them. */
const MOST_KEPT = 4;
const kept = new Map<string, unknown>();

/**
 * Reads YAML that somebody else wrote, as far as JSON could say the same: no anchors, aliases or tags. Only for the
 * workshop, whose tasks can be stopped. Throws where it is not that.
 */
export function readForeignYaml(text: string): unknown {
  if (text.length > MOST_YAML) throw new RangeError("The file is too long to be read as YAML.");
  const known = kept.get(text);
  if (known !== undefined) return known;
  refuseReferences(text);
  const value: unknown = parse(text, { uniqueKeys: false, maxAliasCount: 0, logLevel: "error" });
  kept.set(text, value);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return value;
}

function refuseReferences(text: string): void {
  let isText = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (!isText && REFUSED.has(CST.tokenType(lexeme) ?? "")) throw new SyntaxError("The file refers to itself.");
    isText = lexeme === TEXT_FOLLOWS;
  }
}
