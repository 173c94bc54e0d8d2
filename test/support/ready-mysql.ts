import type { Connection, RowDataPacket } from "mysql2/promise";
import { openDatabase } from "../../src/services/database.ts";
import { connected, emptyMysqlDatabase, type MysqlDatabase } from "./mysql.ts";

/** The database of that name, its tables up to date; made when it is not there. */
export async function readyMysqlDatabase(name: string): Promise<MysqlDatabase> {
  const server = process.env.MYSQL_URL!;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const isNew = await connected(server, async (connection) => {
    const [found] = await connection.query<RowDataPacket[]>("SHOW DATABASES LIKE ?", [name]);
    if (found.length === 0) await connection.query(`CREATE DATABASE ${name}`);
    return found.length === 0;
  });
  if (isNew) {
    const statements = await tables();
    await connected(url.href, (connection) => connection.query(statements));
  }
  const drop = () => connected(server, (connection) => connection.query(`DROP DATABASE ${name}`));
  return { url: url.href, drop: async () => void (await drop()) };
}

const shared = globalThis as typeof globalThis & { testTables?: Promise<string> };

/** Statements that make the tables as the migrations leave them: those run once a test process, not once a database. */
function tables(): Promise<string> {
  shared.testTables ??= (async () => {
    const first = await emptyMysqlDatabase();
    await (await openDatabase(first.url)).close();
    const statements = await connected(first.url, dump);
    await first.drop();
    return statements;
  })();
  return shared.testTables;
}

async function dump(connection: Connection): Promise<string> {
  const statements = ["SET FOREIGN_KEY_CHECKS = 0"];
  const [names] = await connection.query<RowDataPacket[]>("SHOW TABLES");
  for (const name of names.map((row) => Object.values(row)[0] as string)) {
    const [[made]] = await connection.query<RowDataPacket[]>("SHOW CREATE TABLE ??", [name]);
    statements.push(made!["Create Table"]);
    const [rows] = await connection.query<RowDataPacket[]>("SELECT * FROM ??", [name]);
    for (const row of rows) statements.push(connection.format("INSERT INTO ?? SET ?", [name, row]));
  }
  return statements.join(";\n");
}
