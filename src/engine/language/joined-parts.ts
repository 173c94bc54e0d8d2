import { either, languageOf } from "./languages.ts";

/** Made when a page of the language is read. */
const joints = new Map<string, RegExp>();

/** What joins two of a kind in a language, as alternatives of a pattern: "und|sowie". Nothing matches them where none is known. */
export function andOf(tag: string): string {
  return either(languageOf(tag).and);
}

/**
 * What a phrase names in one breath: "imprese ed enti" are two. Only the language's own words join: "en" does in Dutch and leads to
 * a place in French. What ends in a hyphen is one word with what follows ("Sanitär- und Heizungsbetriebe").
 */
export function joinedParts(phrase: string, tag: string): string[] {
  const { code } = languageOf(tag);
  let joint = joints.get(code);
  if (!joint) {
    joint = new RegExp(String.raw`\s?[&+]\s?|(?<!-)\s(?:${andOf(tag)})\s`, "iu");
    joints.set(code, joint);
  }
  return phrase.split(joint);
}
