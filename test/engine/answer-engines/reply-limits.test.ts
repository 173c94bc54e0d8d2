import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buyerQuestion, engineOf, faultOf } from "../../support/engine-server/engines-of.ts";
import { type EngineServer, startEngineServer } from "../../support/engine-server.ts";

let server: EngineServer;
beforeAll(async () => {
  server = await startEngineServer();
});
afterAll(() => server.close());

const ENGINES = ["chatgpt", "claude", "gemini", "perplexity", "grok", "google-ai-overviews"];
const page = (at: number) => ({ url: `https://page-${at}.example/`, title: null });

async function ask(id: string) {
  return engineOf(server, id).ask(buyerQuestion("Which tool?"), AbortSignal.timeout(15_000));
}

test.each([...ENGINES, "deepseek", "local"])(
  "an answer of a million characters from %s is a fault that says so",
  async (id) => {
    server.set(id, { answer: "Acme leads. ".repeat(90_000) });
    const fault = await faultOf(engineOf(server, id));
    expect(fault.message).toBe("The reply is longer than 100000 characters.");
    expect(fault.partial).toMatchObject({ citations: [] });
  },
);

describe("more than is kept", () => {
  test.each(ENGINES)(
    "of citations from %s: the first 200 are kept, and the answer says how many there were",
    async (id) => {
      server.set(id, {
        answer: { text: "Acme leads.", citations: Array.from({ length: 1_000 }, (_, at) => page(at)) },
      });
      const reply = await ask(id);
      expect(reply.citations.map(({ url }) => url)).toEqual(Array.from({ length: 200 }, (_, at) => page(at).url));
      expect(reply.reason).toContain("Of 1000 citations the first 200 are kept.");
    },
  );

  test.each(["chatgpt", "gemini", "perplexity"])("of search phrases from %s", async (id) => {
    const searches = Array.from({ length: 5_000 }, (_, at) => `phrase ${at}`);
    server.set(id, { answer: { text: "Acme leads.", searches } });
    const reply = await ask(id);
    expect(reply.searches).toEqual(searches.slice(0, 200));
    expect(reply.reason).toBe("Of 5000 search phrases the first 200 are kept.");
  });

  test("of nothing: there is nothing to say", async () => {
    server.set("chatgpt", { answer: { text: "Acme leads.", citations: [page(1)] } });
    expect((await ask("chatgpt")).reason).toBeNull();
  });
});
