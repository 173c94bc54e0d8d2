import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killAtRandomMoments, killOneOfTwo, type Outcome, takeAway } from "../support/fault-scenarios.ts";
import { type MariadbServer, startMariadb } from "../support/mariadb-server.ts";
import { openSmallDisk } from "../support/small-disk.ts";

/** Every accepted scan ended, once. */
const ended = ({ accepted, done, open, endedTwice }: Outcome) =>
  expect({ accepted, done, open, endedTwice }).toEqual({ accepted, done: accepted, open: 0, endedTwice: 0 });
/** What callers saw of a kind of status. */
const saw = ({ seen }: Outcome, pattern: RegExp) => Object.keys(seen).filter((what) => pattern.test(what));

describe("servers on one MariaDB", () => {
  let mariadb: MariadbServer;
  beforeAll(async () => {
    mariadb = await startMariadb();
  });
  afterAll(() => mariadb.close());

  it("finish each scan once while one of two is killed in the middle and both are restarted in turn", async () => {
    const outcome = await killOneOfTwo(mariadb.url, 2);
    ended(outcome);
    expect(outcome.accepted).toBe(16);
    expect(outcome.saved).toBe(16 * 4);
  });

  it("pay nothing twice while the database is away for four seconds, and answer 503", async () => {
    const { url } = mariadb;
    const env = { DATABASE_URL: url, SECRET_KEY: "x".repeat(32) };
    const outcome = await takeAway({ scans: 7, awayMs: 4000, env, take: mariadb.stop, giveBack: mariadb.start });
    ended(outcome);
    expect({ calls: outcome.calls, saved: outcome.saved }).toEqual({ calls: 28, saved: 28 });
    expect(saw(outcome, /500/)).toEqual([]);
    expect(saw(outcome, /503/)).toEqual(
      expect.arrayContaining([
        "GET /api/scan/:id: 503 with Retry-After",
        "GET /readyz: 503",
        "GET /report/:slug: 503 with Retry-After",
        "POST /api/scan: 503 with Retry-After",
        "POST /graphql: 503 with Retry-After",
      ]),
    );
  });
});

describe("a server with the embedded database", () => {
  it("loses nothing and pays nothing twice on a full disk, and answers 503", async () => {
    const disk = openSmallDisk();
    try {
      const env = { DATA_DIR: disk.path };
      const outcome = await takeAway({ scans: 5, awayMs: 8000, env, take: disk.fill, giveBack: disk.free });
      ended(outcome);
      expect({ calls: outcome.calls, saved: outcome.saved }).toEqual({ calls: 20, saved: 20 });
      expect(saw(outcome, /500/)).toEqual([]);
      expect(saw(outcome, /503/)).toEqual(
        expect.arrayContaining(["GET /readyz: 503", "POST /api/scan: 503 with Retry-After"]),
      );
    } finally {
      disk.close();
    }
  });

  it("finishes each accepted scan once although it is killed again and again", async () => {
    const outcome = await killAtRandomMoments(4, 2500);
    ended(outcome);
    expect(outcome.accepted).toBe(4);
    expect(outcome.saved).toBe(4 * 4);
  });
});
