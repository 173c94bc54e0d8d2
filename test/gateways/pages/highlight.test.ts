import { describe, expect, it } from "vitest";
import { highlight } from "../../../src/gateways/pages/console/highlight.ts";

/** Stretches as one text: [own], {rival}. */
const marked = (text: string, own: [number, number][], rivals: string[]) =>
  highlight(
    text,
    own.map(([start, end]) => ({ start, end })),
    rivals,
  )
    .map(({ text, kind }) => (kind === "own" ? `[${text}]` : kind === "rival" ? `{${text}}` : text))
    .join("");

describe("an answer with its names marked", () => {
  it.each<[string, string, [number, number][], string[], string]>([
    ["marks the brand where it was read", "Try Acme now", [[4, 8]], [], "Try [Acme] now"],
    [
      "marks a rival wherever it stands as a word",
      "Gusto, Gustoso and Gusto",
      [],
      ["Gusto"],
      "{Gusto}, Gustoso and {Gusto}",
    ],
    ["lets the brand win where a rival's name lies in it", "Acme Pay wins", [[0, 8]], ["Pay"], "[Acme Pay] wins"],
    ["marks the longer of two rivals", "Blue Sky Air", [], ["Blue", "Blue Sky Air"], "{Blue Sky Air}"],
    ["leaves out spans that lie outside of the text", "Acme", [[2, 9]], [], "Acme"],
    ["keeps lines and spaces between names", "Acme\n\nGusto x", [[0, 4]], ["Gusto"], "[Acme]\n\n{Gusto} x"],
    ["takes out what hides or turns text around", "a\u202eAcme\u200b b", [[2, 6]], [], "a[Acme] b"],
  ])("%s", (_what, text, own, rivals, expected) => {
    expect(marked(text, own, rivals)).toBe(expected);
  });
});
