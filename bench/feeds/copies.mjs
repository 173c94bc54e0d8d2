// Further sites as copies of one, made by SQL: each has an account, a monitor and the newest measures of the original with
// all their parts, under ids of its own.
import Sqlite from "better-sqlite3";
import { createConnection } from "mysql2/promise";

/** Columns that name rows which are copied too. */
const IDS = ["id", "accountId", "siteId", "monitorId", "scanId", "questionId", "answerId", "competitorId"];
/** What no two rows may share: a text behind which the copy's number goes. */
const UNIQUE = { site: ["key"], account: ["email"], monitor: ["tokenHash", "domain"], scan: ["slug"] };
const AT_ONCE = 25;

/** A connection past the server, and how its dialect says what copying needs. */
export async function connectTo(url) {
  if (url.startsWith("mysql:")) {
    const connection = await createConnection({ uri: url, multipleStatements: true });
    await connection.query("SET foreign_key_checks = 0, unique_checks = 0");
    return {
      all: async (sql) => (await connection.query(sql))[0],
      numbered: (column, start) => `CONCAT(LPAD(HEX(n), 8, '0'), SUBSTR(${column}, ${start}))`,
      quote: (name) => `\`${name}\``,
      numbers: (from, to) => `(SELECT seq AS n FROM seq_${from}_to_${to}) AS numbers`,
      close: () => connection.end(),
    };
  }
  const file = new Sqlite(url.slice("sqlite:".length));
  for (const pragma of ["foreign_keys = OFF", "synchronous = OFF"]) file.pragma(pragma);
  return {
    async all(sql) {
      const prepared = file.prepare(sql);
      return prepared.reader ? prepared.all() : prepared.run();
    },
    numbered: (column, start) => `printf('%08x', n) || substr(${column}, ${start})`,
    quote: (name) => `"${name}"`,
    numbers: (from, to) =>
      `(WITH RECURSIVE counting(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM counting WHERE n < ${to}) SELECT n FROM counting) AS numbers`,
    close: async () => file.close(),
  };
}

/** Adds `sites` copies with `measures` measures each, numbered after `after`; says how many answers there are then. */
export async function addCopies(database, monitorId, { sites, measures, after = 0 }) {
  const [{ accountId, siteId }] = await database.all(`SELECT accountId, siteId FROM monitor WHERE id = '${monitorId}'`);
  const scans = await database.all(
    `SELECT id FROM scan WHERE monitorId = '${monitorId}' AND status = 'DONE' ORDER BY measuredAt DESC LIMIT ${measures}`,
  );
  const ofScans = `scanId IN (${scans.map(({ id }) => `'${id}'`).join(",")})`;
  const ofAnswers = `answerId IN (SELECT id FROM answer WHERE ${ofScans})`;
  const tables = {
    account: `id = '${accountId}'`,
    site: `id = '${siteId}'`,
    monitor: `id = '${monitorId}'`,
    scan: ofScans.replace("scanId", "id"),
    question: ofScans,
    answer: ofScans,
    competitor: ofScans,
    site_audit: ofScans,
    mention: ofAnswers,
    citation: ofAnswers,
    traffic_count: `monitorId = '${monitorId}'`,
  };
  for (let from = after + 1; from <= after + sites; from += AT_ONCE) {
    const numbers = database.numbers(from, Math.min(after + sites, from + AT_ONCE - 1));
    for (const [table, where] of Object.entries(tables)) {
      const columns = Object.keys((await database.all(`SELECT * FROM ${table} WHERE ${where} LIMIT 1`))[0] ?? {});
      if (columns.length === 0) continue;
      const values = columns.map((column) => {
        const name = `original.${database.quote(column)}`;
        if (IDS.includes(column)) return `CASE WHEN ${name} IS NULL THEN NULL ELSE ${database.numbered(name, 9)} END`;
        return UNIQUE[table]?.includes(column) ? database.numbered(name, 9) : name;
      });
      const into = columns.map(database.quote).join(", ");
      await database.all(
        `INSERT INTO ${table} (${into}) SELECT ${values.join(", ")} FROM ${table} AS original CROSS JOIN ${numbers} WHERE original.${where}`,
      );
    }
  }
  return Number((await database.all("SELECT COUNT(*) AS answers FROM answer"))[0].answers);
}
