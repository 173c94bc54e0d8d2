import { expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { browserWarning, secondReaderOf } from "../src/scan-room.ts";

test("a browser as root is warned of, with the way out; none, or another user, is not", () => {
  const isRoot = process.getuid?.() === 0;
  const warning = browserWarning({ browserPath: "/usr/bin/chromium" });
  if (isRoot) expect(warning).toMatch(/without its sandbox.*docker run --user 1000/);
  else expect(warning).toBeNull();
  expect(browserWarning({ browserPath: null })).toBeNull();
});

test.each([
  ["the writer's model, unless another is named", {}, "writing"],
  ["the model that is named", { READER_MODEL: "reading" }, "reading"],
  ["nobody, where it is off", { READER_MODEL: "off" }, undefined],
  ["nobody, where engines are switched off", { ENGINES_OFF: "true" }, undefined],
])("answers are read a second time by %s", (_who, env, model) => {
  const writer = { WRITER_BASE_URL: "http://127.0.0.1:1/v1", WRITER_MODEL: "writing" };
  expect(secondReaderOf(readConfig({ ...writer, ...env }))?.client.model).toBe(model);
});
