import { randomBytes } from "node:crypto";
import { type Connection, createConnection } from "mysql2/promise";

/** A database of its own on the server of MYSQL_URL. */
export interface MysqlDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Makes an empty database; the user of MYSQL_URL must be allowed to. */
export async function emptyMysqlDatabase(server: string = process.env.MYSQL_URL!): Promise<MysqlDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const at = new URL(server);
  const say = (sql: string) => connected(at.href, (connection) => connection.query(sql));
  await say(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => void (await say(`DROP DATABASE ${name}`)) };
}

/** What `work` gives over a connection of its own; it may send many statements at once. */
export async function connected<T>(uri: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection({ uri, multipleStatements: true });
  return work(connection).finally(() => connection.end());
}
