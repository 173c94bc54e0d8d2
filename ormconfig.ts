import "reflect-metadata";
import { DataSource } from "typeorm";
import { readConfig } from "./src/config.ts";
import { dataSourceOptions } from "./src/services/database.ts";

/** The data source for TypeORM's own command line, e.g. to show which migrations have run. */
export default new DataSource(dataSourceOptions(readConfig().databaseUrl));
