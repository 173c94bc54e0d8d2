import { describe, expect, it, test } from "vitest";
import { buildTree, HostilePage } from "../../../../src/engine/read-site/parse/build-tree.ts";

const many = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => piece(at)).join("");

describe("a page that is an attack", () => {
  test.each<[string, string]>([
    ["100 kB of open elements", "<div>".repeat(20_000)],
    ["nesting with text", "<div>a".repeat(20_000)],
    ["open formatting elements", many(600, (at) => `<b class="x${at}">`) + "<p>x".repeat(1000)],
    ["nested lists", "<ul><li>".repeat(400)],
    ["nested tables", "<table><tr><td>".repeat(300)],
    ["200 kB of attributes on one tag", `<div ${many(30_000, (at) => `a${at}=1 `)}>`],
    ["attributes on the page itself", `<html ${many(300, (at) => `a${at} `)}>`],
    ["300,000 elements side by side", "<i></i>".repeat(300_000)],
  ])("is stopped: %s", (_name, html) => {
    expect(() => buildTree(html)).toThrow(HostilePage);
  });

  it("is told by what it holds", () => {
    expect(() => buildTree("<div>".repeat(600))).toThrow("elements nested more than 512 deep");
  });
});

describe("an odd page that is none", () => {
  test.each<[string, string]>([
    ["500 levels", `${"<div>".repeat(500)}x${"</div>".repeat(500)}`],
    ["256 attributes", `<div ${many(256, (at) => `a${at}=1 `)}>x</div>`],
    ["unclosed paragraphs", "<p>x".repeat(5000)],
    [
      "unclosed list items and cells",
      `<ul>${"<li>x".repeat(3000)}</ul><table>${"<tr><td>x<td>y".repeat(1000)}</table>`,
    ],
    ["void elements", "<br><img><input>".repeat(3000)],
    ["closing tags without opening ones", "</div></p></b>".repeat(3000)],
    ["brackets everywhere", "< <> << 1 <2 ".repeat(2000)],
    ["an unclosed comment", `<p>x<!-- ${"y".repeat(10_000)}`],
    ["an unclosed script", `<p>x<script>${"<div>".repeat(5000)}`],
    ["nothing", ""],
  ])("is parsed: %s", (_name, html) => {
    expect(buildTree(html).root()).toHaveLength(1);
  });
});

test("has one root, however many elements stand side by side: a search from many roots takes quadratic time", () => {
  expect(buildTree("a<li>b<li>c<!--d-->").root().children().length).toBe(1);
  expect(buildTree("a<li>b<li>c").text()).toBe("abc");
  expect(buildTree("<!DOCTYPE html><html><p>a").root().children().length).toBe(1);
});
