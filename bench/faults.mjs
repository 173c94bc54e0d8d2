// What callers see, what is lost and what is paid twice when something gives way under running servers: kills at random
// moments, one of two instances killed, a MariaDB that is stopped, a full disk, a clock that jumps, a second server on
// the same file, instances that share a Redis, and limits asked at once. Needs mariadbd and redis-server; the clock needs
// Debian's faketime. Some fifteen minutes; words choose: kills two share limits midnight redis mariadb disk clock file; a
// number says how many kills.
// Usage: npm run bench -- faults [words]
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killAtRandomMoments, killOneOfTwo, startTwice, takeAway } from "../test/support/fault-scenarios.ts";
import { startMariadb } from "../test/support/mariadb-server.ts";
import { startRedis } from "../test/support/redis-server.ts";
import { callAtOnce, killWhileSharing, overMidnight } from "../test/support/share-scenarios.ts";
import { openSmallDisk } from "../test/support/small-disk.ts";

const FAKETIME = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
const SECRET_KEY = "a secret that two instances share, for this bench";

const words = process.argv.slice(2);
const kills = Number(words.find((word) => /^\d+$/.test(word)) ?? 50);
const chosen = words.filter((word) => !/^\d+$/.test(word));

const scenarios = {
  async kills() {
    show(`kill -9 at ${kills} random moments, embedded database`, await killAtRandomMoments(kills, 5000));
  },
  async two() {
    const mariadb = await startMariadb();
    show("two instances on MariaDB, one killed 10 times by turns", await killOneOfTwo(mariadb.url, 10));
    if (existsSync(FAKETIME)) {
      const { env, close } = clockAt("+1h");
      show("the same, the second one's clock an hour ahead", await killOneOfTwo(mariadb.url, 3, env));
      close();
    }
    await mariadb.close();
  },
  async share() {
    const [mariadb, redis] = await Promise.all([startMariadb(), startRedis()]);
    const shared = { databaseUrl: mariadb.url, redisUrl: redis.url };
    table(`two instances on MariaDB and Redis, kill -9 at ${kills} random moments`, [
      await killWhileSharing(shared, kills),
    ]);
    await Promise.all([mariadb.close(), redis.close()]);
  },
  async limits() {
    const rows = [];
    for (const [limit, instances, withRedis] of [
      ["ip-hour", 1, false],
      ["browser-day", 1, false],
      ["capacity-day", 1, false],
      ["ip-hour", 3, true],
      ["capacity-day", 3, true],
      ["capacity-day", 3, false],
    ]) {
      const [mariadb, redis] = await Promise.all([startMariadb(), startRedis()]);
      const shared = { databaseUrl: mariadb.url, redisUrl: withRedis ? redis.url : null };
      const outcome = await callAtOnce(shared, { limit, instances, calls: 200 });
      rows.push({ ...outcome, redis: withRedis });
      await Promise.all([mariadb.close(), redis.close()]);
    }
    table("200 calls at once at a limit of 15", rows);
  },
  async midnight() {
    if (!existsSync(FAKETIME)) return console.log("midnight: not measured, faketime is not installed");
    const { env, set, close } = clockAt("+0");
    const rows = await overMidnight({ ...env, TZ: "Pacific/Kiritimati" }, set);
    table("a day's limit of one around midnight UTC, on a machine at UTC+14", rows);
    close();
  },
  async redis() {
    const [mariadb, redis] = await Promise.all([startMariadb(), startRedis()]);
    const env = { DATABASE_URL: mariadb.url, REDIS_URL: redis.url, SECRET_KEY };
    const outcome = await takeAway({ scans: 7, awayMs: 10_000, env, take: redis.stop, giveBack: redis.start });
    show("Redis stopped for 10 s in mid-scan, and started empty", outcome);
    await Promise.all([mariadb.close(), redis.close()]);
  },
  async mariadb() {
    const { url, stop, start, close } = await startMariadb();
    const env = { DATABASE_URL: url, SECRET_KEY };
    show(
      "MariaDB stopped for 10 s in mid-scan",
      await takeAway({ scans: 7, awayMs: 10_000, env, take: stop, giveBack: start }),
    );
    await close();
  },
  async disk() {
    const disk = openSmallDisk();
    const env = { DATA_DIR: disk.path };
    const outcome = await takeAway({ scans: 7, awayMs: 10_000, env, take: disk.fill, giveBack: disk.free });
    show(`disk full for 10 s in mid-scan (${disk.by})`, outcome);
    disk.close();
  },
  async clock() {
    if (!existsSync(FAKETIME)) return console.log("the clock: not measured, faketime is not installed");
    for (const moved of ["+1h", "-1h"]) {
      const { env, set, close } = clockAt("+0");
      const take = () => set(moved);
      const outcome = await takeAway({ scans: 7, awayMs: 500, env, take, giveBack: () => {} });
      show(`clock moved by ${moved} in mid-scan`, outcome);
      close();
    }
  },
  async file() {
    const { exitCode, said, outcome } = await startTwice();
    show("a second server on the same file", outcome);
    console.log(`  the second one: exit code ${exitCode}, "${said}"`);
  },
};

for (const [name, scenario] of Object.entries(scenarios)) {
  if (chosen.length === 0 || chosen.includes(name)) await scenario();
}
process.exit(0);

/** A wall clock that can be set, as the environment of a server; the steady clock stays as it is. */
function clockAt(offset) {
  const folder = mkdtempSync(join(tmpdir(), "answerscope-clock-"));
  const file = join(folder, "offset");
  const set = (value) => writeFileSync(file, `${value}\n`);
  set(offset);
  const env = {
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  return { env, set, close: () => rmSync(folder, { recursive: true }) };
}

function table(what, rows) {
  console.log(`\n${what}`);
  console.table(rows);
}

function show(what, outcome) {
  const { accepted, done, failed, open, endedTwice, calls, delivered, saved, seen } = outcome;
  console.log(`\n${what}`);
  console.log(
    `  accepted ${accepted}, done ${done}, failed ${failed}, open or lost ${open}, ended twice ${endedTwice}`,
  );
  console.log(
    `  engine calls ${calls}, answers given ${delivered}, saved ${saved}: given and paid again ${delivered - saved}`,
  );
  for (const [door, times] of Object.entries(seen).sort()) console.log(`  ${String(times).padStart(4)}  ${door}`);
}
