/** The three catalogues through the official clients of both generations, by each way to show a credential. */
import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { post, type TestApp, until } from "../../support/app.ts";
import { startCompany } from "../../support/company.ts";
import { asOperator, measured, startOperated } from "../../support/operator.ts";
import type { FakeWebsite } from "../../support/website.ts";

let site: FakeWebsite;
let server: TestApp;
let monitor: { id: string; token: string };
let network: { id: string; link: string };
let scoped: { key: string; id: string };
const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats.default(ajv);
const compiled = new Map<string, ReturnType<typeof ajv.compile>>();

/** One schema stands in many a catalogue, and takes longer to compile than a call. */
function validatorOf(schema: object) {
  const text = JSON.stringify(schema);
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
  compiled.set(text, validate);
  return validate;
}

beforeAll(async () => {
  site = await startCompany();
  server = await startOperated({ ALLOW_HOSTS: site.host, MCP_LIMIT_PER_MINUTE: "100000" });
  monitor = await asOperator(server, "CreateMonitor", { url: `${site.origin}/`, email: "a@example.com" });
  await measured(server, (await asOperator(server, "MeasureMonitor", { id: monitor.id })).id);
  network = await asOperator(server, "CreateNetwork", { name: "Agency", email: "b@example.com" });
  network.link = network.link.split("/").at(-1)!;
  await asOperator(server, "AddNetworkSite", { networkId: network.id, monitorId: monitor.id });
  const made = await asOperator(server, "CreateKey", { networkId: network.id, name: "Tool", allSites: true });
  scoped = { key: made.key, id: made.scoped.id };
  await until(async () => (await call("demo", "get_visibility")).status !== "unavailable");
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const request = (method: string, params: object = {}) => ({ jsonrpc: "2.0", id: 1, method, params });
const send = (token: string, method: string, params: object = {}) =>
  post(`${server.baseUrl}/mcp/${token}`, request(method, params));
const call = async (token: string, name: string, args: object = {}) => {
  const { body } = await send(token, "tools/call", { name, arguments: args });
  return body.result.structuredContent ?? body.result.content[0].text;
};

const SITE_TOOLS =
  "get_visibility get_question_trajectories get_personas get_mentions get_rivals get_cited_queries get_schema_evidence get_regional_visibility get_answers get_share_of_voice get_context get_fix_plan get_citation_sources get_crawler_access get_source_profile get_post_brief get_ai_traffic get_agent_view get_benchmark request_rescan";
const NETWORK_TOOLS =
  "get_network_summary list_sites get_site_answers get_site_rivals get_site_citations get_site_scores get_site_mentions get_site_fix_plan get_site_personas get_site_post_brief run_check get_run get_site_crawler_access get_site_ai_traffic get_site_agent_view get_site_benchmark get_site_share_of_voice get_site_cited_queries get_site_source_profile get_site_citation_sources get_site_schema_evidence get_site_regional_visibility get_site_weekly_brief get_site_grants get_balance get_site_setup get_edit_history get_question_history";
const EXPECTED: Record<string, string[]> = {
  demo: SITE_TOOLS.split(" "),
  monitor: `${SITE_TOOLS} get_balance get_weekly_brief get_grants`.split(" "),
  network: NETWORK_TOOLS.split(" "),
};

/** What each tool needs to be given. */
function argumentsOf({ required = [] }: { required?: string[] }, run: string): Record<string, string> {
  const values: Record<string, string> = { domain: site.host, competitor: "Gusto", source: "example.com", run };
  return Object.fromEntries(required.map((name) => [name, values[name]!]));
}

/** The part of a client that both generations have. */
type Connected = Pick<Client, "listTools" | "callTool" | "listResources" | "readResource" | "listPrompts" | "close">;

async function older(url: string, headers: Record<string, string>): Promise<Connected> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  return client;
}
const newer =
  (mode: "auto" | { pin: string }) =>
  async (url: string, headers: Record<string, string>): Promise<Connected> => {
    const client = new ModernClient({ name: "test", version: "1" }, { versionNegotiation: { mode } });
    await client.connect(new ModernTransport(new URL(url), { requestInit: { headers } }));
    return client as unknown as Connected;
  };

const CLIENTS = { "sdk 1": older, "client 2 auto": newer("auto"), "client 2 pinned": newer({ pin: "2026-07-28" }) };
type Way = (token: string) => [path: string, headers: Record<string, string>];
const WAYS: Record<string, Way> = {
  Bearer: (token) => ["/mcp", { authorization: `Bearer ${token}` }],
  "x-api-key": (token) => ["/mcp", { "x-api-key": token }],
  path: (token) => [`/mcp/${token}`, {}],
};

const cases = Object.keys(CLIENTS).flatMap((client) =>
  Object.keys(WAYS).flatMap((way) => ["demo", "monitor", "network"].map((catalogue) => ({ client, way, catalogue }))),
);

/** How a credential is shown decides who calls, and nothing else: every tool is called by one way. */
const isWhole = ({ way, catalogue }: (typeof cases)[number]) => way === (catalogue === "demo" ? "path" : "Bearer");

async function connect({ client, way, catalogue }: (typeof cases)[number]) {
  const token = { demo: "demo", monitor: monitor.token, network: network.link }[catalogue]!;
  const [path, headers] = WAYS[way]!(token);
  const connected = await CLIENTS[client as keyof typeof CLIENTS](server.baseUrl + path, headers);
  const { tools } = await connected.listTools();
  expect(tools.map(({ name }) => name)).toEqual(EXPECTED[catalogue]);
  return { connected, tools };
}

describe("the official clients", () => {
  it.each(cases.filter((each) => each.catalogue !== "demo" && !isWhole(each)))(
    "$client lists the tools of a $catalogue by $way, and calls one",
    async (each) => {
      const { connected, tools } = await connect(each);
      const told = await connected.callTool({ name: tools[0]!.name, arguments: {} });
      expect(told.isError ? told.content : null).toBeNull();
      await connected.close();
    },
  );

  it.each(cases.filter(isWhole))("$client lists and calls every tool of a $catalogue by $way", async (each) => {
    const { connected, tools } = await connect(each);
    const { runId } = await call(monitor.token, "request_rescan");
    for (const { name, inputSchema, outputSchema } of tools) {
      const args = argumentsOf(inputSchema as { required?: string[] }, runId ?? (await anyRun()));
      const result = await connected.callTool({ name, arguments: args });
      expect([name, result.isError ? result.content : null]).toEqual([name, null]);
      const validate = validatorOf(outputSchema!);
      expect([name, validate(result.structuredContent), validate.errors]).toEqual([name, true, null]);
      expect(JSON.parse((result.content as { text: string }[])[0]!.text)).toEqual(result.structuredContent);
    }
    const { resources } = await connected.listResources();
    expect(resources).toHaveLength(1);
    const { contents } = await connected.readResource({ uri: resources[0]!.uri });
    expect(contents[0]).toMatchObject({ mimeType: "text/markdown", text: expect.stringContaining("#") });
    expect((await connected.listPrompts()).prompts).toHaveLength(4);
    await connected.close();
  });
});

async function anyRun(): Promise<string> {
  const { data } = (await post(
    `${server.baseUrl}/graphql`,
    { operationName: "GetConsole", variables: {} },
    { authorization: `Bearer ${monitor.token}` },
  ).then(({ body }) => body)) as { data: { console: { site: { measure: string } } } };
  return data.console.site.measure;
}

describe("what is not recognised", () => {
  it("is 404 with the same bytes, whatever is wrong with it, and says how to connect", async () => {
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const reply = await fetch(server.baseUrl + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(request("tools/list")),
      });
      return [reply.status, await reply.text()] as const;
    };
    const revoked = await asOperator(server, "CreateKey", { networkId: network.id, name: "Old", allSites: true });
    expect((await ask("/mcp", { "x-api-key": revoked.key }))[0]).toBe(200);
    await asOperator(server, "RevokeKey", { id: revoked.scoped.id });
    const mistyped = `${monitor.token.slice(0, -1)}${monitor.token.endsWith("a") ? "b" : "a"}`;
    const missing = await ask("/mcp");
    expect(missing[0]).toBe(404);
    expect(JSON.parse(missing[1])).toMatchObject({
      id: null,
      error: { code: -31404, message: /Authorization: Bearer/ },
    });
    for (const refused of [
      await ask("/mcp", { authorization: `Bearer ${mistyped}` }),
      await ask("/mcp", { "x-api-key": revoked.key }),
      await ask(`/mcp/${revoked.key}`),
      await ask("/mcp/nothing"),
      await ask("/mcp/conformance"),
      await ask("/mcp/%ff"),
      await ask("/mcp", { authorization: "Bearer an-operator-token-of-32-characters" }),
    ]) {
      expect(refused).toEqual(missing);
    }
  });

  it("takes no GET and no DELETE, and tells nothing there of a token", async () => {
    for (const method of ["GET", "DELETE"]) {
      const reply = await fetch(`${server.baseUrl}/mcp/${monitor.token}`, { method });
      expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST"]);
    }
  });

  it("keeps what has a token in its path out of caches, referrers and indexes", async () => {
    const { headers } = await send(monitor.token, "ping");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(server.log.join("\n")).not.toContain(monitor.token);
  });
});

describe("a scoped key", () => {
  it("counts each use exactly once, under concurrency too", async () => {
    const made = await asOperator(server, "CreateKey", { networkId: network.id, name: "Busy", allSites: true });
    await Promise.all(Array.from({ length: 100 }, () => send(made.key, "ping")));
    const { keys } = await asOperator(server, "GetNetwork", { id: network.id });
    expect(keys.find(({ id }: { id: string }) => id === made.scoped.id)).toMatchObject({ uses: 100 });
  });

  it("reaches only the sites that were chosen, as they stand at the call", async () => {
    expect((await call(scoped.key, "list_sites")).sites.map(({ site }: { site: string }) => site)).toEqual([site.host]);
    const told = await call(scoped.key, "get_site_scores", { domain: "elsewhere.example" });
    expect(told).toMatch(/list_sites/);
    await asOperator(server, "RemoveNetworkSite", { networkId: network.id, monitorId: monitor.id });
    expect(await call(scoped.key, "get_site_scores", { domain: site.host })).toMatch(/list_sites/);
    await asOperator(server, "AddNetworkSite", { networkId: network.id, monitorId: monitor.id });
    expect(await call(scoped.key, "get_site_scores", { domain: site.host })).toMatchObject({ site: site.host });
  });

  it("names the site with each call, where a monitor's token takes none", async () => {
    expect(await call(scoped.key, "get_site_rivals")).toMatch(/domain/);
    expect(await call(monitor.token, "get_rivals", { domain: site.host })).toMatch(/Allowed arguments: none/);
  });
});

describe("what the tools tell", () => {
  it("is unavailable with a reason where nothing is known, never zero", async () => {
    expect(await call("demo", "get_ai_traffic")).toMatchObject({ status: "unavailable", weeks: [], reason: /beacon/ });
    expect(await call(monitor.token, "get_grants")).toMatchObject({
      status: "unavailable",
      reason: /source of grants/,
    });
    expect(await call("demo", "get_benchmark")).toMatchObject({ rank: null });
  });

  it("shows what crawlers may read, the structured data and the text without scripts as they were saved", async () => {
    const access = await call("demo", "get_crawler_access");
    expect(access.crawlers.find(({ agent }: { agent: string }) => agent === "GPTBot")).toMatchObject({
      purpose: "training",
      verdict: "allowed",
    });
    const schema = await call("demo", "get_schema_evidence", { limit: 1, chars: 120 });
    expect(schema.findings).toHaveLength(1);
    expect(schema.findings[0].initial.length).toBeLessThanOrEqual(120);
    expect(await call("demo", "get_agent_view")).toMatchObject({ view: "full" });
  });

  it("gives the context as the feed does, to the byte", async () => {
    const feed = await fetch(`${server.baseUrl}/monitor/${monitor.token}/context.md`);
    expect((await call(monitor.token, "get_context")).markdown).toBe(await feed.text());
  });

  it("queues nothing for the demo", async () => {
    expect(await call("demo", "request_rescan")).toMatchObject({ queued: false, example: true });
  });

  it("follows a run from its start", async () => {
    const made = await call(network.link, "run_check", { domain: site.host });
    expect(made.queued || made.reason !== null).toBe(true);
    expect(await call(network.link, "get_run", { run: await anyRun() })).toMatchObject({ site: site.host });
    expect(await call(network.link, "get_run", { run: "none" })).toMatch(/no such scan/);
  });
});

describe("what a reader is led by", () => {
  it.each(["demo", "monitor", "network"])("names only tools of its own catalogue, in a %s", async (catalogue) => {
    const token = { demo: "demo", monitor: monitor.token, network: network.link }[catalogue]!;
    const { tools } = (await send(token, "tools/list")).body.result;
    const known = new Set(EXPECTED[catalogue]);
    for (const { name, description, inputSchema } of tools) {
      const told = await call(token, name, argumentsOf(inputSchema, "none"));
      const steps = (told.nextSteps ?? []).join(" ");
      const named = [...`${description} ${steps}`.matchAll(/\b(?:get|list|run|request)_\w+/g)].map(([tool]) => tool);
      expect([name, named.filter((tool) => !known.has(tool))]).toEqual([name, []]);
    }
    expect((await call("demo", "get_rivals")).nextSteps.join()).toContain("get_cited_queries");
  });

  it.each(["demo", "monitor", "network"])(
    "lists a %s's schemas with one type each, as every client takes them",
    async (catalogue) => {
      const token = { demo: "demo", monitor: monitor.token, network: network.link }[catalogue]!;
      const { tools } = (await send(token, "tools/list")).body.result;
      expect(JSON.stringify(tools)).not.toMatch(/"type":\[/);
    },
  );

  it("tells in which fields other people's words stand", async () => {
    expect((await call("demo", "get_answers")).untrusted).toContain("questions.answers.text");
    expect((await call("demo", "get_rivals")).untrusted).toEqual(["latest.quote"]);
    expect(await call("demo", "get_agent_view")).not.toHaveProperty("untrusted");
  });

  it.each([
    ["get_answers", "questions"],
    ["get_question_trajectories", "questions"],
    ["get_schema_evidence", "findings"],
  ])("gives %s page by page, each item once", async (name, list) => {
    // What stands of each over time may grow meanwhile: the server makes up the demo's history.
    const keyOf = ({ question, page }: { question?: string; page?: string }) => question ?? page;
    const gather = async (args: object) => {
      const items: unknown[] = [];
      let offset: number | null = 0;
      while (offset !== null) {
        const page = await call("demo", name, { ...args, offset });
        items.push(...page[list].map(keyOf));
        offset = page.nextOffset;
        if (offset !== null) expect(page.nextSteps[0]).toContain(`offset ${offset}`);
      }
      return items;
    };
    const pages = await gather({ limit: 1 });
    expect(pages).toEqual(await gather({}));
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.length).toBeGreaterThan(1);
  });
});

describe("programs that look for the server", () => {
  it("find its card through the catalogue of what agents can use, and the demo through the card", async () => {
    const read = async (url: string) => {
      const reply = await fetch(url);
      return { type: reply.headers.get("content-type"), body: JSON.parse(await reply.text()) };
    };
    const catalog = await read(`${server.baseUrl}/.well-known/ai-catalog.json`);
    expect(catalog.type).toMatch(/^application\/ai-catalog\+json/);
    const entry = catalog.body.entries.find(
      ({ type }: { type: string }) => type === "application/mcp-server-card+json",
    );
    const card = await read(entry.url);
    expect(card.type).toMatch(/^application\/mcp-server-card\+json/);
    expect(card.body).toMatchObject({ name: expect.stringMatching(/\/answerscope$/), version: entry.version });
    const [demo] = card.body.remotes;
    const { body } = await post(demo.url, request("tools/list"));
    expect(body.result.tools).toHaveLength(20);
  });
});

describe("the limit by the minute", () => {
  it("is an error of the protocol that says when", async () => {
    const limited = await startOperated({ ALLOW_HOSTS: site.host, MCP_LIMIT_PER_MINUTE: "3" });
    const ask = () => post(`${limited.baseUrl}/mcp/demo`, request("ping"));
    const replies = [await ask(), await ask(), await ask(), await ask()];
    await limited.close();
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(replies[3]!.body).toMatchObject({ jsonrpc: "2.0", error: { code: -31429 } });
    expect(replies[3]!.body.error.data.retryAfterSeconds).toBeGreaterThan(0);
    expect(Number(replies[3]!.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("prompts and completion", () => {
  it("name the tools of the catalogue that they are asked in", async () => {
    const text = async (token: string, name: string, args: object) =>
      (await send(token, "prompts/get", { name, arguments: args })).body.result.messages[0].content.text as string;
    const offered = async (token: string) =>
      new Set(((await send(token, "tools/list")).body.result.tools as { name: string }[]).map(({ name }) => name));
    for (const [token, more] of [
      ["demo", {}],
      [network.link, { domain: site.host }],
    ] as const) {
      const { prompts } = (await send(token, "prompts/list")).body.result;
      for (const { name } of prompts) {
        const told = await text(token, name, { question: "payroll", ...more });
        const named = [...told.matchAll(/\b(?:get|list|run|request)_\w+/g)].map(([tool]) => tool);
        const known = await offered(token);
        expect([name, named.filter((tool) => !known.has(tool))]).toEqual([name, []]);
        expect(named.length).toBeGreaterThan(1);
      }
    }
  });

  it("refuse an unknown prompt and a missing argument", async () => {
    const codes = [
      await send("demo", "prompts/get", { name: "sing" }),
      await send("demo", "prompts/get", { name: "why_not_named" }),
      await send("demo", "resources/read", { uri: "answerscope://elsewhere.example/context.md" }),
      await send("demo", "completion/complete", { ref: { type: "ref/prompt", name: "sing" }, argument: {} }),
    ].map(({ body }) => body.error.code);
    expect(codes).toEqual([-32602, -32602, -32002, -32602]);
  });

  it("go on with hosts in reach and questions that were asked", async () => {
    const complete = async (token: string, name: string, value: string, prompt: string) =>
      (
        await send(token, "completion/complete", {
          ref: { type: "ref/prompt", name: prompt },
          argument: { name, value },
        })
      ).body.result.completion.values as string[];
    expect(await complete(network.link, "domain", "127", "weekly_review")).toEqual([site.host]);
    const { questions } = await call("demo", "get_answers");
    const first = questions[0].question as string;
    expect(await complete("demo", "question", first.slice(2, 9), "why_not_named")).toContain(first);
  });
});
