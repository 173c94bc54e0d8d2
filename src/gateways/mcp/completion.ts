import type { Graph } from "../../graph/execute.ts";
import { fault } from "./fault.ts";
import type { CallContext } from "./methods.ts";
import { findPrompt } from "./prompts.ts";
import { reachedSites } from "./resources.ts";

/** The protocol allows no more values in one reply. */
const MOST = 100;

interface Asked {
  ref?: { type?: unknown; name?: unknown; uri?: unknown };
  argument?: { name?: unknown; value?: unknown };
  context?: { arguments?: Record<string, string> };
}

/** What an argument of a prompt, or the site of the resource, may go on with: hosts in reach, and questions that were asked. */
export async function complete(graph: Graph, context: CallContext, params: unknown) {
  const { ref, argument, context: given } = (params ?? {}) as Asked;
  const { name, value } = argument ?? {};
  if (typeof name !== "string" || typeof value !== "string")
    throw fault(-32602, "The argument needs a name and a value.");
  const isPrompt = ref?.type === "ref/prompt" && findPrompt(context.catalogue.name, ref.name) !== null;
  const isResource = ref?.type === "ref/resource" && typeof ref.uri === "string";
  if (!isPrompt && !isResource) throw fault(-32602, "The ref names no prompt or resource of this server.");
  const known = await valuesOf(graph, context, { name, domain: given?.arguments?.domain });
  const fitting = known.filter((each) => each.toLowerCase().includes(value.toLowerCase()));
  return { values: fitting.slice(0, MOST), total: fitting.length, hasMore: fitting.length > MOST };
}

async function valuesOf(graph: Graph, context: CallContext, { name, domain }: { name: string; domain?: string }) {
  if (name === "domain" || name === "site") return reachedSites(graph, context);
  if (name !== "question") return [];
  if (context.catalogue.name === "network" && !domain) return [];
  const variables = { measures: 1, ...(domain && { domain }) };
  const { evidence } = await graph.execute("GetQuestionTrajectories", variables, context.caller);
  return evidence.history.questions.map(({ question }) => question);
}
