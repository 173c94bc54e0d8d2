import { packageFile } from "./package-file.ts";

/** The version in package.json. */
export const VERSION: string = JSON.parse(packageFile("package.json")).version;
