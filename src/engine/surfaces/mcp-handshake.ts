import { Ajv2020 } from "ajv/dist/2020.js";
import { z } from "zod";
import type { Reading } from "../read-site/types.ts";
import { mcpKey, mcpMessage, mcpResult } from "./mcp-messages.ts";
import { authOf } from "./oauth.ts";
import type { Surface, SurfaceProbe } from "./types.ts";

const ajv = new Ajv2020({ strict: false });

const Discovered = z.object({
  supportedVersions: z.array(z.string().min(1)).min(1),
  capabilities: z.record(z.string(), z.unknown()),
});
const Initialized = z.object({
  protocolVersion: z.string().min(1),
  serverInfo: z.object({ name: z.string().min(1) }),
  capabilities: z.record(z.string(), z.unknown()),
});
const Listed = z.object({
  tools: z
    .array(
      z.object({
        name: z.string().min(1),
        inputSchema: z.record(z.string(), z.unknown()),
        annotations: z
          .object({ readOnlyHint: z.boolean().optional(), destructiveHint: z.boolean().optional() })
          .optional(),
      }),
    )
    .min(1),
});

/** What recorded messages tell of a server. */
export interface McpProof extends Pick<Surface, "live" | "safe" | "auth" | "detail"> {
  /** It answered, and not as a server should. */
  broken: boolean;
}

/** Judges the recorded messages to one server; `null` when none was sent. */
export function mcpHandshake(reading: Reading, url: string): McpProof | null {
  const [discovery, initialization, listing] = (["server/discover", "initialize", "tools/list"] as const).map(
    (method) => reading.wellKnown[mcpKey(method, url)],
  );
  if (!discovery && !initialization) return null;
  const proof = (given: Partial<McpProof> & { detail: string }): McpProof => ({
    live: false,
    safe: null,
    auth: null,
    broken: false,
    ...given,
  });
  const refused = [discovery, initialization, listing].find((exchange) => exchange?.status === 401);
  if (refused) return proof({ auth: authOf(reading, refused), detail: "It asks for a login." });
  if (!answered(reading, url)) {
    const unseen = [discovery, initialization].every(
      (exchange) => !exchange || exchange.status === null || exchange.status === 429 || exchange.status >= 500,
    );
    return proof({
      broken: !unseen,
      detail: unseen ? "Nothing answered there." : "It answers neither server/discover nor initialize.",
    });
  }
  const tools = Listed.safeParse(mcpResult(listing));
  if (!tools.success)
    return proof({ broken: listing?.status === 200, auth: "none", detail: "It answers, and lists no tools." });
  const misdescribed = tools.data.tools.find(({ inputSchema }) => !isInputSchema(inputSchema));
  if (misdescribed)
    return proof({
      broken: true,
      auth: "none",
      detail: `The input of ${misdescribed.name} is not described by a valid schema.`,
    });
  const { length } = tools.data.tools;
  const unmarked = tools.data.tools.filter(
    ({ annotations }) => annotations?.readOnlyHint === undefined && annotations?.destructiveHint === undefined,
  );
  return proof({
    live: true,
    auth: "none",
    safe: unmarked.length === 0,
    detail: `It lists ${length} ${length === 1 ? "tool" : "tools"}${unmarked.length > 0 ? `, ${unmarked.length} of them without a mark whether they change anything` : ""}.`,
  });
}

/** The next messages to send to a server: both greetings, then its tools. */
export function handshakeProbes(reading: Reading, url: string): SurfaceProbe[] {
  const greetings = (["server/discover", "initialize"] as const).map((method) => mcpMessage(method, url));
  if (greetings.some(({ key }) => !(key in reading.wellKnown))) return greetings;
  if (isModern(reading, url)) return [mcpMessage("tools/list", url)];
  const initialization = reading.wellKnown[mcpKey("initialize", url)];
  const initialized = Initialized.safeParse(mcpResult(initialization));
  if (!initialized.success) return [];
  return [
    mcpMessage("tools/list", url, {
      id: initialization!.headers["mcp-session-id"] ?? null,
      version: initialized.data.protocolVersion,
    }),
  ];
}

const isModern = (reading: Reading, url: string) =>
  Discovered.safeParse(mcpResult(reading.wellKnown[mcpKey("server/discover", url)])).success;

const answered = (reading: Reading, url: string) =>
  isModern(reading, url) || Initialized.safeParse(mcpResult(reading.wellKnown[mcpKey("initialize", url)])).success;

/** A schema of an object that holds as JSON Schema; it is checked, never compiled. One too deep to check is none. */
function isInputSchema(schema: Record<string, unknown>): boolean {
  const { $schema: _dialect, ...rest } = schema;
  try {
    return rest.type === "object" && ajv.validateSchema(rest) === true;
  } catch {
    return false;
  }
}
