import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OF_THE_FILE } from "../vitest.mysql.config.ts";
import { SLOW } from "../vitest.quick.config.ts";

it("leaves out of the quick tests only what exists", () => {
  expect(SLOW.filter((path) => !existsSync(path))).toEqual([]);
});

describe("the tests that run on every kind of database", () => {
  it("leave out only what exists", () => {
    expect(OF_THE_FILE.filter((path) => !existsSync(path))).toEqual([]);
  });
});
