import { randomBytes } from "node:crypto";
import { DataSource } from "typeorm";

/** A database of its own on the server of MYSQL_URL. */
export interface MysqlDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Makes an empty database; the user of MYSQL_URL must be allowed to. */
export async function emptyMysqlDatabase(server: string = process.env.MYSQL_URL!): Promise<MysqlDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const say = async (sql: string) => {
    const source = await new DataSource({ type: "mysql", url: server }).initialize();
    await source.query(sql).finally(() => source.destroy());
  };
  await say(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => say(`DROP DATABASE ${name}`) };
}
