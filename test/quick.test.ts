import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { SLOW } from "../vitest.quick.config.ts";

it("leaves out of the quick tests only what exists", () => {
  expect(SLOW.filter((path) => !existsSync(path))).toEqual([]);
});
