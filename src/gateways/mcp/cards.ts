import { type Response, Router } from "express";
import { jsonText } from "../../plain-text.ts";
import { takesOnly } from "../methods.ts";
import { LEGACY_VERSIONS, MODERN_VERSIONS } from "./methods.ts";

const CARD_TYPE = "application/mcp-server-card+json";
const CATALOG_TYPE = "application/ai-catalog+json";
const TITLE = "Answerscope";
const DESCRIPTION = "Saved evidence of how AI answer engines see a site: visibility, rivals, answers, sources, fixes.";
const CARD = "/mcp/server-card";

/** Where programs find the server without being told: its card (SEP-2127), and the catalogue of what agents can use here. */
export function cardRoutes({ baseUrl, version }: { baseUrl: string; version: string }): Router {
  const card = serverCard(baseUrl, version);
  const catalog = aiCatalog(baseUrl, version);
  const router = Router();
  const serve = (path: string, type: string, body: object) => {
    const text = jsonText(body);
    router.get(path, (_request, response) => void open(response, type).send(text));
    router.all(path, takesOnly("GET", "HEAD"));
  };
  serve(CARD, CARD_TYPE, card);
  serve("/mcp/demo/server-card", CARD_TYPE, card);
  serve("/.well-known/ai-catalog.json", CATALOG_TYPE, catalog);
  return router;
}

/** Open to every page: there is nothing in it that is anybody's. */
function open(response: Response, type: string): Response {
  return response.set({
    "Content-Type": type,
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "public, max-age=3600",
  });
}

function serverCard(baseUrl: string, version: string) {
  const supportedProtocolVersions = [...MODERN_VERSIONS, ...LEGACY_VERSIONS];
  const remote = { type: "streamable-http", supportedProtocolVersions };
  return {
    name: `${reversed(baseUrl)}/answerscope`,
    version,
    title: TITLE,
    description: DESCRIPTION,
    websiteUrl: `${baseUrl}/docs/mcp`,
    remotes: [
      { ...remote, url: `${baseUrl}/mcp/demo` },
      {
        ...remote,
        url: `${baseUrl}/mcp`,
        headers: [
          {
            name: "Authorization",
            description: "Bearer and a monitor's token, a network's link or a scoped key.",
            isRequired: true,
            isSecret: true,
          },
        ],
      },
    ],
  };
}

function aiCatalog(baseUrl: string, version: string) {
  const entry = (name: string, displayName: string, type: string, path: string) => ({
    identifier: `urn:air:${new URL(baseUrl).hostname}:${name}`,
    displayName,
    type,
    url: `${baseUrl}${path}`,
    version,
  });
  return {
    specVersion: "1.0",
    host: { displayName: TITLE, documentationUrl: `${baseUrl}/docs` },
    entries: [
      entry("mcp", "Answerscope MCP server", CARD_TYPE, CARD),
      entry("openapi", "Answerscope API", "application/vnd.oai.openapi+json", "/openapi.json"),
    ],
  };
}

/** com.example of example.com: the namespace in which a card's name stands. */
function reversed(baseUrl: string): string {
  return new URL(baseUrl).hostname.split(".").reverse().join(".");
}
