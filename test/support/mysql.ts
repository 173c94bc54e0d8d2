import { randomBytes } from "node:crypto";
import { DataSource } from "typeorm";

/** A database of its own on the server of MYSQL_URL. */
export interface MysqlDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Makes an empty database; the user of MYSQL_URL must be allowed to. */
export function emptyMysqlDatabase(server: string = process.env.MYSQL_URL!): Promise<MysqlDatabase> {
  return mysqlDatabase(`test_${randomBytes(6).toString("hex")}`, server);
}

/** The database of that name, made when it is not there. */
export async function mysqlDatabase(name: string, server: string = process.env.MYSQL_URL!): Promise<MysqlDatabase> {
  const say = async (sql: string) => {
    const source = await new DataSource({ type: "mysql", url: server }).initialize();
    await source.query(sql).finally(() => source.destroy());
  };
  await say(`CREATE DATABASE IF NOT EXISTS ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => say(`DROP DATABASE ${name}`) };
}
