import type { AuthChecker } from "type-graphql";
import { AppError } from "../errors.ts";
import type { Caller, Context } from "./context.ts";

/**
 * What engines wrote, searched, cited and cost is for those who hold a site's token or work here, and for the public
 * demo; asked before each field that is marked `@Authorized()`. Throws FORBIDDEN.
 */
export const mayReadAnswers: AuthChecker<Context> = ({ context }) => {
  if (context.caller.kind !== "anonymous") return true;
  throw new AppError("FORBIDDEN", "What engines answered in full needs the token of the site's monitor.");
};

/** The site whose saved evidence the caller's credential opens; throws FORBIDDEN without one. */
export function siteOf(caller: Caller): string {
  if (caller.kind === "demo") return caller.site;
  throw new AppError("FORBIDDEN", "Saved evidence needs the token of the site's monitor.");
}
