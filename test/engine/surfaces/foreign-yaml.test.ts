import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { MOST_YAML, readForeignYaml } from "../../../src/engine/surfaces/foreign-yaml.ts";

describe("YAML that somebody else wrote", () => {
  it("is read as far as JSON could say the same", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = readForeignYaml(stringify(value, { aliasDuplicateObjects: false }));
        expect(JSON.stringify(read)).toBe(JSON.stringify(value));
      }),
    );
  });

  it("may hold the signs of references in its texts", () => {
    const text =
      "a: |\n  - *emphasis* & more\n  &x !y\nb: 'R & D *'\nc: Terms & !important *\ntags:\n  - name: \"*\"\n";
    expect(readForeignYaml(text)).toEqual({
      a: "- *emphasis* & more\n&x !y\n",
      b: "R & D *",
      c: "Terms & !important *",
      tags: [{ name: "*" }],
    });
  });

  it.each([
    ["an anchor", "a: &x 1"],
    ["an alias", "a: *x"],
    ["an anchor in a list", "- &a 1\n- *a"],
    ["a tag", "a: !x 1"],
    ["a tag of the standard", "a: !!str 1"],
    ["a tag in braces", "{a: !x 1}"],
    ["a file too long", `a: ${"x".repeat(MOST_YAML)}`],
    ["no YAML", "a: [1"],
  ])("is refused where it holds %s", (_what, text) => {
    expect(() => readForeignYaml(text)).toThrow();
  });
});
