import { expect, test } from "vitest";
import { browserWarning } from "../src/scan-room.ts";

test("a browser as root is warned of, with the way out; none, or another user, is not", () => {
  const isRoot = process.getuid?.() === 0;
  const warning = browserWarning({ browserPath: "/usr/bin/chromium" });
  if (isRoot) expect(warning).toMatch(/without its sandbox.*docker run --user 1000/);
  else expect(warning).toBeNull();
  expect(browserWarning({ browserPath: null })).toBeNull();
});
