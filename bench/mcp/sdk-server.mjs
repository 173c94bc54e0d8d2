// The official SDK's own HTTP server: one tool that returns the bytes of REPLY_FILE, in a session that was begun once, which
// is its fastest way: a server made anew for each call takes several times as long.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createMcpExpressApp } from "@modelcontextprotocol/sdk/server/express.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";

const { tool, result } = JSON.parse(readFileSync(process.env.REPLY_FILE, "utf8"));
const server = new McpServer({ name: "bench", version: "1" });
server.registerTool(tool.name, { description: tool.description }, async () => result);
const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: randomUUID, enableJsonResponse: true });
await server.connect(transport);
const app = createMcpExpressApp();
app.post("/mcp", (request, response) => transport.handleRequest(request, response, request.body));
app.get("/healthz", (_request, response) => response.end());
app.listen(Number(process.env.PORT), "127.0.0.1");
