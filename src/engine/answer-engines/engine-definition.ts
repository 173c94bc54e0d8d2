import type { BuyerQuestion } from "../types.ts";
import type { ProviderReply } from "./provider-reply.ts";
import type { ResolveLink } from "./resolve-links.ts";
import type { ServerAccess } from "./wire/provider-server.ts";

/** How to reach one engine. */
export interface EngineAccess extends ServerAccess {
  model: string;
}

/** One question put to a provider. Rejects with `EngineFault`, `RefusedByProvider` or the signal's reason. */
export type Call = (question: BuyerQuestion, signal: AbortSignal) => Promise<ProviderReply>;

/** One answer engine as the operator configures it, and how its provider is asked. */
export interface EngineDefinition {
  id: string;
  /** As a buyer knows it. */
  label: string;
  /** Its settings are `<env>_API_KEY`, `<env>_BASE_URL`, `<env>_MODEL` and `<env>_HEADERS`. */
  env: string;
  /** `null`: the operator must give one, and that configures the engine; elsewhere the key does, or the headers. */
  baseUrl: string | null;
  model: string;
  /** Takes `POST <base>/chat/completions`, so that it can write questions too. */
  chat: boolean;
  /** `false` where the provider offers no web search; left out elsewhere. */
  offersSearch?: boolean;
  connect(access: EngineAccess, tools: { resolveLink: ResolveLink }): Call;
}
