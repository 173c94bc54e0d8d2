import express, { type Request, type RequestHandler } from "express";
import { AppError } from "../../errors.ts";

/** Room for 25 questions with who asks them. */
const MAX_FORM = "64kb";

const parse = express.urlencoded({ extended: false, limit: MAX_FORM });

/** Reads a form as browsers send it; throws MEDIA_TYPE for anything else. */
export const readForm: RequestHandler = (request, response, next) => {
  const isOther = request.get("Content-Type") && !request.is("application/x-www-form-urlencoded");
  if (isOther) throw new AppError("MEDIA_TYPE", "Send the form as application/x-www-form-urlencoded.");
  parse(request, response, next);
};

/** What was filled in. */
export type Filled = Readonly<Record<string, string | string[] | undefined>>;

/** The fields of a form that was read. */
export const filled = (request: Request): Filled => request.body ?? {};

/** One field, trimmed. A browser sends every field of a form, empty ones too: throws BAD_INPUT where it is missing or repeated. */
export function field(form: Filled, name: string): string {
  const value = form[name];
  if (typeof value !== "string") throw new AppError("BAD_INPUT", `The form needs the field "${name}" once.`);
  return value.trim();
}

/** Whether a box was ticked; a browser leaves out those that were not. */
export function isTicked(form: Filled, name: string): boolean {
  return form[name] === "yes";
}

/** Every value of a field that may stand more than once, in its order, untouched. */
export function fields(form: Filled, name: string): string[] {
  const value = form[name];
  return value === undefined ? [] : [value].flat();
}

/** The lines of a field that are not empty. */
export function lines(form: Filled, name: string): string[] {
  return field(form, name)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
