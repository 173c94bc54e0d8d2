import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OF_THE_FILE, opening } from "../vitest.mysql.config.ts";
import { SLOW } from "../vitest.quick.config.ts";

it("leaves out of the quick tests only what exists", () => {
  expect(SLOW.filter((path) => !existsSync(path))).toEqual([]);
});

describe("the tests that run on every kind of database", () => {
  it("leave out only what exists", () => {
    expect(OF_THE_FILE.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("name no kind themselves, or what they look at there is empty", () => {
    const shared = opening.filter((path) => !OF_THE_FILE.includes(path) && !path.startsWith("test/services-needed/"));
    const naming = shared.filter((path) =>
      /better-?sqlite3|mysql2|MysqlQueryRunner|\.sqlite"/i.test(readFileSync(path, "utf8")),
    );
    expect(shared.length).toBeGreaterThan(30);
    expect(naming).toEqual([]);
  });
});
