// Bare Express: a JSON body in, a kept JSON text out. What a reply costs that has nothing to find out.
import { readFileSync } from "node:fs";
import express from "express";

const text = readFileSync(process.env.REPLY_FILE);
const app = express();
app.disable("x-powered-by");
app.post("/", express.json(), (request, response) => {
  if (!request.body) return response.status(400).end();
  response.type("json").end(text);
});
app.get("/healthz", (_request, response) => response.end());
app.listen(Number(process.env.PORT), "127.0.0.1");
