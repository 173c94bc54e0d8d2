/** Column shapes that mean the same on SQLite, MySQL and MariaDB. */
import type { QueryRunner, TableColumnOptions, TableForeignKeyOptions } from "typeorm";

const REQUIRED = { isNullable: false };
type More = Partial<TableColumnOptions>;

export const id = (): TableColumnOptions => ({ name: "id", type: "varchar", length: "36", isPrimary: true });
export const hashId = (): TableColumnOptions => ({ name: "id", type: "varchar", length: "64", isPrimary: true });
export const ref = (name: string, more: More = {}) => ({ name, type: "varchar", length: "36", ...REQUIRED, ...more });
export const word = (name: string, length: number, more: More = {}) => ({
  name,
  type: "varchar",
  length: String(length),
  ...REQUIRED,
  ...more,
});
export const whole = (name: string, more: More = {}) => ({ name, type: "int", ...REQUIRED, ...more });
export const real = (name: string, more: More = {}) => ({ name, type: "double", ...REQUIRED, ...more });
export const yes = (name: string, more: More = {}) => ({ name, type: "boolean", ...REQUIRED, ...more });
export const json = (name: string, more: More = {}) => ({ name, type: "json", ...REQUIRED, ...more });
export const time = (name: string, more: More = {}) => ({
  name,
  type: "datetime",
  precision: 3,
  ...REQUIRED,
  ...more,
});
export const NULLABLE: More = { isNullable: true };

/** Text of any length: TEXT stops at 64 kB on MySQL. */
export function text(runner: QueryRunner, name: string, more: More = {}): TableColumnOptions {
  const type = runner.connection.options.type === "mysql" ? "longtext" : "text";
  return { name, type, ...REQUIRED, ...more };
}

/** A reference that goes when its owner goes. */
export const owner = (column: string, table: string): TableForeignKeyOptions => ({
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ["id"],
  onDelete: "CASCADE",
});

/** A SHA-256 in hex, found by its exact characters, whatever collation the database has. */
export function digest(runner: QueryRunner, name: string): TableColumnOptions {
  const binary = runner.connection.options.type === "mysql" ? { charset: "ascii", collation: "ascii_bin" } : {};
  return { ...word(name, 64, { isUnique: true }), ...binary };
}
