/** The real engine adapters, pointed at the stand-ins. */
import { createEngines } from "../../../src/engine/answer-engines/index.ts";
import type { AnswerEngine, EngineFault } from "../../../src/engine/answer-engines/types.ts";
import type { BuyerQuestion } from "../../../src/engine/types.ts";
import type { EngineServer } from "../engine-server.ts";

/** All engines of the server; citation links are resolved by one plain request. */
export function enginesOf(server: Pick<EngineServer, "settings">): AnswerEngine[] {
  const resolveLink = async (url: string, signal: AbortSignal) =>
    (await fetch(url, { redirect: "manual", signal })).headers.get("location");
  return createEngines(server.settings, { resolveLink });
}

export function engineOf(server: Pick<EngineServer, "settings">, id: string): AnswerEngine {
  return enginesOf(server).find((engine) => engine.id === id)!;
}

export function buyerQuestion(text: string, more: Partial<BuyerQuestion> = {}): BuyerQuestion {
  return { text, intent: "category", persona: null, branded: false, language: "de", country: "DE", ...more };
}

/** The fault that asking ends with; fails when it ends with a reply. */
export async function faultOf(engine: AnswerEngine, question = buyerQuestion("Which tool?")): Promise<EngineFault> {
  const end = await engine.ask(question, AbortSignal.timeout(5_000)).then(
    (reply) => new Error(`answered: ${JSON.stringify(reply)}`),
    (error) => error,
  );
  if (end?.name !== "EngineFault") throw end;
  return end;
}
