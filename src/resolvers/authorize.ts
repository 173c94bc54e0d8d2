import { AppError } from "../errors.ts";
import type { Caller } from "./context.ts";

/** Verbatim answers are for those who hold a site's token or work here, and for the public demo. */
export function mayReadAnswers(caller: Caller): boolean {
  return caller.kind !== "anonymous";
}

/** The site whose saved evidence the caller's credential opens; throws FORBIDDEN without one. */
export function siteOf(caller: Caller): string {
  if (caller.kind === "demo") return caller.site;
  throw new AppError("FORBIDDEN", "Saved evidence needs the token of the site's monitor.");
}
