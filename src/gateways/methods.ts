import type { RequestHandler } from "express";
import { AppError } from "../errors.ts";

/** For the methods that an address does not take: tells which it takes. */
export function takesOnly(...methods: string[]): RequestHandler {
  const allowed = methods.join(", ");
  return (request, response) => {
    response.set("Allow", allowed);
    if (request.method === "OPTIONS") return void response.status(204).end();
    throw new AppError("METHOD_NOT_ALLOWED", `This address takes ${allowed}.`);
  };
}
