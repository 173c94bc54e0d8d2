import type { BuyerQuestion } from "../../types.ts";
import type { Call } from "../engine-definition.ts";
import type { ProviderReply } from "../provider-reply.ts";
import { Dialect, type Draft, type Variation } from "./dialect.ts";
import { Rejected } from "./http-faults.ts";
import type { JsonObject } from "./json-path.ts";
import type { ProviderServer } from "./provider-server.ts";

/** What came back, and what was sent in the end. */
export interface Heard {
  body: JsonObject;
  sent: Draft;
}

/** One protocol in which an engine can be asked. */
export interface Protocol {
  variations: readonly Variation[];
  ask(question: BuyerQuestion, say: (draft: Draft) => Promise<Heard>, signal: AbortSignal): Promise<ProviderReply>;
}

/** Asks in the first protocol whose endpoint the server has, remembered as long as the process lives. */
export function speaking(server: ProviderServer, protocols: readonly Protocol[]): Call {
  const spoken = protocols.map((protocol) => ({ protocol, dialect: new Dialect(protocol.variations) }));
  let first = 0;
  return async (question, signal) => {
    for (let index = first; ; index += 1) {
      const { protocol, dialect } = spoken[index]!;
      const say = async (draft: Draft) => {
        const { reply, sent } = await dialect.say(draft, (words) => server.post(words, signal));
        first = index;
        return { body: reply, sent };
      };
      try {
        return await protocol.ask(question, say, signal);
      } catch (error) {
        if (!(error instanceof Rejected && error.isMissing) || index === spoken.length - 1) throw error;
      }
    }
  };
}
