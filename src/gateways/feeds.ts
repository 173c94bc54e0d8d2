import { createHash } from "node:crypto";
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import type { Logger } from "pino";
import { AppError } from "../errors.ts";
import type { Graph } from "../graph/execute.ts";
import { jsonText } from "../plain-text.ts";
import { ownerOf } from "../resolvers/authorize.ts";
import type { Caller } from "../resolvers/context.ts";
import type { Credentials } from "../services/credentials/credentials.ts";
import type { Rates } from "../services/limits/rates.ts";
import { againHeaders, bodyDetails } from "./again-headers.ts";
import { toAppError } from "./errors.ts";
import { exportOf } from "./exports.ts";
import { hasAlready } from "./has-already.ts";
import { takesOnly } from "./methods.ts";
import { type FeedRow, isFeedRow, SURFACES } from "./surfaces.ts";

/** A token in an address is a password: nobody keeps the page, lists it or is told where a reader came from. */
export const TOKEN_PAGE = {
  "Cache-Control": "private, no-cache",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
};

const UNKNOWN = "This address opens no monitor: the token is missing, mistyped or was renewed.";

const TYPES: Record<FeedRow["as"], string> = {
  json: "application/json; charset=utf-8",
  markdown: "text/markdown; charset=utf-8",
  csv: "text/csv; charset=utf-8; header=present",
  jsonl: "application/jsonl; charset=utf-8",
};

/** What the feeds need. */
export interface FeedOptions {
  graph: Graph;
  credentials: Credentials;
  rates: Rates;
  log: Logger;
}

/** The console of a monitor as JSON and as Markdown, by its token, so many times a minute. */
export function feedRoutes({ graph, credentials, rates, log }: FeedOptions): Router {
  const router = Router();
  for (const row of SURFACES.filter(isFeedRow)) {
    const answer: RequestHandler = async (request, response) => {
      const caller = await credentials.recognise(String(request.params.token), "feed");
      if (!caller) throw new AppError("NOT_FOUND", UNKNOWN);
      await rates.count("feed", ownerOf(caller));
      send(response, row, await contentOf(row, request, caller));
    };
    router.get(row.path, tokenPage, answer);
    router.all(row.path, tokenPage, takesOnly("GET", "HEAD"));
    router.use(row.path, feedErrors(row, log));
  }
  return router;

  /** The text of a feed, and what of it tells whether it is still the same. */
  async function contentOf(row: FeedRow, { query }: Request, caller: Caller): Promise<Content> {
    const measure = oneText(query.measure, "measure");
    if (row.operation === "GetContext") {
      const { console } = await graph.execute("GetContext", { measure, ...budgetOf(query.budget) }, caller);
      return { text: console.markdown, state: console.markdown };
    }
    const { console } = await graph.execute("GetConsole", { measure }, caller);
    if (row.list) {
      const text = row.as === "csv" ? exportOf(row.list)!.write(console) : jsonLines(console[row.list]);
      return { text, state: text };
    }
    return { text: jsonText(console), state: jsonText({ ...console, generatedAt: null }) };
  }
}

/** One JSON object a line. */
function jsonLines(rows: readonly object[]): string {
  return rows.map((row) => `${jsonText(row)}\n`).join("");
}

interface Content {
  text: string;
  state: string;
}

const tokenPage: RequestHandler = (_request, response, next) => {
  response.set(TOKEN_PAGE);
  next();
};

/** 304 where the reader has it; the moment of asking alone makes nothing new. */
function send(response: Response, row: FeedRow, { text, state }: Content): void {
  const tag = `"${createHash("sha256").update(state).digest("base64url").slice(0, 22)}"`;
  response.set("ETag", `W/${tag}`);
  if (hasAlready(response.req, tag)) return void response.status(304).end();
  response.set("Content-Type", TYPES[row.as]).send(text);
}

function feedErrors(row: FeedRow, log: Logger): ErrorRequestHandler {
  return (fault, _request, response, next) => {
    if (response.headersSent) return next(fault);
    const error = toAppError(fault, log);
    response.status(error.status).set(againHeaders(error));
    const body = { error: error.message, code: error.code, ...bodyDetails(error) };
    if (row.as !== "markdown") response.type("json").send(jsonText(body));
    else response.type("text/plain; charset=utf-8").send(`${error.message}\n`);
  };
}

function budgetOf(given: unknown): { budget?: number } {
  const text = oneText(given, "budget");
  if (text === null) return {};
  if (!/^\d{1,6}$/.test(text)) throw new AppError("BAD_INPUT", "The budget is a whole number of tokens.");
  return { budget: Number(text) };
}

function oneText(given: unknown, name: string): string | null {
  if (given === undefined) return null;
  if (typeof given === "string") return given;
  throw new AppError("BAD_INPUT", `Give ${name} once.`);
}
