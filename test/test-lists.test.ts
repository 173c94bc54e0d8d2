import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import config from "../vitest.config.ts";
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

it("no test gives itself less time than all have: what is quick here is slow on a busy machine", () => {
  const all = Number(config.test!.testTimeout);
  const own = globSync("test/**/*.test.{ts,tsx}").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/^ *(?:\}, )?(\d+_000)(?:\);|,\n *\);)$/gm)].map(([, ms]) => ({
      path,
      ms: ms!,
    })),
  );
  expect(own.filter(({ ms }) => Number(ms.replace("_", "")) < all)).toEqual([]);
});
