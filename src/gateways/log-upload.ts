import { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import type { Logger } from "pino";
import { linesInParts } from "../engine/traffic/line-chunks.ts";
import { addReceipt, type LogReceipt } from "../engine/traffic/receipt.ts";
import { unzipped } from "../engine/traffic/unzipped.ts";
import { AppError } from "../errors.ts";
import type { Graph } from "../graph/execute.ts";
import { ownerOf } from "../resolvers/authorize.ts";
import type { Credentials } from "../services/credentials/credentials.ts";
import type { Rates } from "../services/limits/rates.ts";
import { jsonErrors } from "./errors.ts";
import { TOKEN_PAGE } from "./feeds.ts";
import { sendJson } from "./send-json.ts";

const PATH = "/monitor/:token/traffic";
/** Unpacked; larger logs are split, or imported on the machine. */
const MOST_BYTES = 256_000_000;

/** Takes a site's access log, plain or gzipped, by the monitor's token; `?log=` names it where there are several. */
export function logUploadRoutes({
  graph,
  credentials,
  rates,
  log,
}: {
  graph: Graph;
  credentials: Credentials;
  rates: Rates;
  log: Logger;
}): Router {
  const router = Router();
  const take: RequestHandler = async (request, response) => {
    response.set(TOKEN_PAGE);
    const caller = await credentials.recognise(String(request.params.token), "feed");
    if (!caller)
      throw new AppError("NOT_FOUND", "This address opens no monitor: the token is missing, mistyped or was renewed.");
    await rates.count("feed", ownerOf(caller));
    const name = request.query.log ?? "access";
    if (typeof name !== "string") throw new AppError("BAD_INPUT", "Give log once.");
    let told: LogReceipt | null = null;
    for await (const lines of linesInParts(unzipped(request, MOST_BYTES))) {
      const { importTraffic } = await graph.execute("ImportTraffic", { log: name, lines }, caller);
      told = addReceipt(told, importTraffic);
    }
    if (!told) throw new AppError("BAD_INPUT", "The log is empty. With curl: --data-binary @access.log");
    sendJson(response, told);
  };
  router.post(PATH, take);
  router.put(PATH, take);
  const faults = jsonErrors(log);
  const answerFault: ErrorRequestHandler = (fault, request, response, next) =>
    request.method === "POST" || request.method === "PUT" ? faults(fault, request, response, next) : next(fault);
  router.use(PATH, answerFault);
  return router;
}
