import { expect, it } from "vitest";
import { answerMessage } from "../../../src/gateways/mcp/answer.ts";

const CLAIM = "io.modelcontextprotocol/protocolVersion";

/** What a message comes to; methods are answered by who stands behind, with the era that it was taken for. */
async function answer(message: object, headers: Record<string, string> = {}) {
  const rpc = {
    receive: async (_message: unknown, { era }: { era: string }) => ({ jsonrpc: "2.0", id: 1, result: era }),
  };
  const posted = { text: JSON.stringify({ jsonrpc: "2.0", ...message }), header: (name: string) => headers[name] };
  const { status, body } = await answerMessage(rpc as never, posted, {} as never);
  return [status, (body as { result?: string } | null)?.result ?? null];
}

const call = { id: 1, method: "ping" };
const old = { "MCP-Protocol-Version": "2025-06-18" };

it.each([
  ["with nothing else", call, {}, [200, "legacy"]],
  ["with parameters", { ...call, params: { name: "x" } }, old, [200, "legacy"]],
  ["with metadata that claims no revision", { ...call, params: { _meta: { progressToken: 1 } } }, {}, [200, "legacy"]],
  [
    "that claims a revision and not all that it asks for",
    { ...call, params: { _meta: { [CLAIM]: "2026-07-28" } } },
    {},
    [400, null],
  ],
  ["of a later revision by its header alone", call, { "MCP-Protocol-Version": "2026-07-28" }, [400, null]],
  ["of a revision nobody knows", call, { "MCP-Protocol-Version": "2020-01-01" }, [400, null]],
  ["without an id", { method: "ping" }, old, [202, null]],
  ["whose id is no whole number", { ...call, id: 1.5 }, {}, [400, null]],
  ["whose method is no text", { ...call, method: 3 }, {}, [400, null]],
  ["without a method", { id: 1 }, {}, [400, null]],
  ["whose parameters are a list", { ...call, params: [1] }, {}, [400, null]],
  ["whose parameters are null", { ...call, params: null }, {}, [400, null]],
  ["with a member of its own", { ...call, more: true }, {}, [400, null]],
])("a call %s", async (_name, message, headers, told) => {
  expect(await answer(message, headers as Record<string, string>)).toEqual(told);
});
