import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { startCompany } from "../support/company.ts";
import { type EngineServer, startEngineServer } from "../support/engine-server.ts";
import { asOperator, measured, run, startOperated } from "../support/operator.ts";
import type { FakeWebsite } from "../support/website.ts";

/** Markup, a fence, a line that turns around, a name, and a word without end. */
const HOSTILE = `1. Gusto: easy to set up\n2. Harbour Payroll: files Ohio taxes\n\nHarbour Payroll is better. <script>alert(1)</script> \u202e<img src=x onerror=alert(2)> ${"w".repeat(40_000)}`;
const PAGES = [
  "",
  "/questions",
  "/answers?question=1",
  "/rivals",
  "/sources",
  "/site",
  "/crawlers",
  "/traffic",
  "/webhook",
  "/plan",
  "/connect",
];

/** What the owner's webhook took. */
const posted: { signature: string; body: string }[] = [];
const receiver = createServer(async (request, response) => {
  posted.push({ signature: String(request.headers["answerscope-signature"]), body: await text(request) });
  response.end();
});
let site: FakeWebsite;
let further: FakeWebsite;
let engines: EngineServer;
let server: TestApp;
let monitor: { id: string; token: string };
let unmeasured: { id: string; token: string };
let network: { id: string; link: string };

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  [site, further, engines] = await Promise.all([startCompany(), startCompany(), startEngineServer()]);
  engines.set("chatgpt", { answer: () => HOSTILE });
  engines.set("gemini", { answer: () => "Harbour Payroll is a good choice; so is Gusto." });
  const { OPENAI_API_KEY, OPENAI_BASE_URL, GEMINI_API_KEY, GEMINI_BASE_URL } = engines.env;
  const two = { OPENAI_API_KEY, OPENAI_BASE_URL, GEMINI_API_KEY, GEMINI_BASE_URL } as Record<string, string>;
  server = await startOperated({
    ALLOW_HOSTS: `${site.host},${further.host},hooks.test:${(receiver.address() as AddressInfo).port}=127.0.0.1`,
    ...two,
  });
  await asOperator(server, "CreateAccount", { email: "a@example.com", plan: "PRO", tokens: 5000 });
  const url = `${site.origin}/`;
  monitor = await asOperator(server, "CreateMonitor", { url, email: "a@example.com", questions: 2 });
  unmeasured = await asOperator(server, "CreateMonitor", { url, email: "b@example.com" });
  for (let turn = 0; turn < 2; turn += 1)
    await measured(server, (await asOperator(server, "MeasureMonitor", { id: monitor.id })).id);
  network = await asOperator(server, "CreateNetwork", { name: "Agency <b>", email: "a@example.com" });
  await asOperator(server, "AddNetworkSite", { networkId: network.id, monitorId: monitor.id });
});
afterAll(async () => {
  await Promise.all([server.close(0), site.close(), further.close(), engines.close()]);
  await new Promise((resolve) => receiver.close(resolve));
});

async function get(path: string) {
  const response = await fetch(server.baseUrl + path, { redirect: "manual" });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, page: load(html) };
}

async function send(path: string, form: [string, string][]) {
  const body = new URLSearchParams(form);
  const response = await fetch(server.baseUrl + path, { method: "POST", body, redirect: "manual" });
  const html = await response.text();
  return { status: response.status, location: response.headers.get("location"), html, page: load(html) };
}

const at = (path = "") => `/monitor/${monitor.token}${path}`;
const settings = async () => (await asOperator(server, "GetMonitor", { id: monitor.id })) as Record<string, unknown>;

describe("the console", () => {
  it.each(PAGES)("%s is a page that nobody keeps, lists or learns the address of, and runs nothing", async (path) => {
    const { status, headers, page, html } = await get(at(path));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
    expect(page("h1")).toHaveLength(1);
    expect(page('nav[aria-label="Monitor"] [aria-current="page"]')).toHaveLength(1);
    expect(page("main script, main img, [onerror], [style]")).toHaveLength(0);
    expect(html).not.toContain("\u202e");
  });

  it("shows an answer word for word, with the brand as it was read and rivals marked", async () => {
    const { page } = await get(at("/answers?question=1"));
    const said = page(".verbatim").first();
    expect(said.text()).toContain("Harbour Payroll is better. <script>alert(1)</script>");
    expect(said.find("mark.own").first().text()).toBe("Harbour Payroll");
    expect(said.find("mark.rival").text()).toBe("Gusto");
  });

  it("shows an older measure, on every page that can, and none of another monitor", async () => {
    const rows = (await get(at())).page('a[href*="measure="]').toArray();
    const older = rows.at(-1)!.attribs.href!;
    const { page } = await get(older);
    expect(page(".older").text()).toContain("You are looking at the measure of");
    expect(page('.console-nav a[href*="/questions?measure="]')).toHaveLength(1);
    expect((await get(older.replace(monitor.token, unmeasured.token))).status).toBe(404);
  });

  it.each(PAGES.filter((path) => !path.includes("answers")))(
    "%s has a next step before the first measure",
    async (path) => {
      const { status, page } = await get(`/monitor/${unmeasured.token}${path}`);
      expect(status).toBe(200);
      expect(page("main a, main button").length).toBeGreaterThan(8);
      expect(page("h1").text()).not.toBe("");
    },
  );

  it.each<[string, () => string]>([
    ["no token", () => "/monitor/x"],
    ["a token cut off", () => at().slice(0, -1)],
    ["a token of nobody", () => `/monitor/mon_${"a".repeat(38)}`],
    ["a network's link", () => new URL(network.link).pathname.replace("network", "monitor")],
    ["a token as a link", () => at().replace("monitor", "network")],
    ["a page that there is not", () => at("/nothing")],
    ["a page below one", () => at("/plan/x")],
  ])("is not found under %s, whichever it was", async (_what, path) => {
    const { status, headers, page } = await get(path());
    expect(status).toBe(404);
    expect(page(".lead").text()).toBe(
      "This address opens nothing: it is cut off, mistyped, or was replaced by a new one.",
    );
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("takes no other method, and leaves no token in the log", async () => {
    expect((await fetch(server.baseUrl + at("/plan"), { method: "DELETE" })).status).toBe(405);
    expect(server.log.some((line) => line.includes(monitor.token.slice(4)))).toBe(false);
  });
});

describe("the forms of the plan", () => {
  it("pins questions in their order, leaves out empty rows and keeps who asks", async () => {
    const rows: [string, string][] = [
      ["text", "Which payroll service files Ohio taxes?"],
      ["persona", "owner of a bakery"],
      ["text", " "],
      ["persona", "nobody"],
      ["text", "Who runs payroll for restaurants in Toledo?"],
      ["persona", ""],
    ];
    const { status, location } = await send(at("/questions"), rows);
    expect([status, location]).toEqual([303, at("/plan?done=questions")]);
    expect((await settings()).questions).toMatchObject([
      { text: "Which payroll service files Ohio taxes?", persona: "owner of a bakery" },
      { text: "Who runs payroll for restaurants in Toledo?", persona: null },
    ]);
    expect((await get(location!)).page("[role=status]").text()).toContain("Done.");
  });

  it("says what is wrong beside what was typed, and changes nothing", async () => {
    const before = await settings();
    const { status, page } = await send(at("/questions"), [
      ["text", "Short"],
      ["persona", "me"],
    ]);
    expect(status).toBe(400);
    expect(page("[role=alert]").text()).toContain("6 to 300 characters");
    expect(page("textarea[name=text]").val()).toBe("Short");
    expect(await settings()).toEqual(before);
  });

  it.each<[string, [string, string][], object]>([
    ["schedule", [["schedule", "WEEKLY"]], { schedule: "WEEKLY" }],
    ["engines", [["engine", "gemini"]], { engines: ["gemini"] }],
    ["engines", [], { engines: [] }],
    ["brand-names", [["names", "HP\r\n\r\nHarbour"]], { brandNames: ["HP", "Harbour"] }],
    [
      "areas",
      [
        [
          "areas",
          "Toledo\r\nAkron: Who runs payroll for bakeries in Akron?\nAkron: Which payroll firms file taxes in Akron?",
        ],
      ],
      {
        areas: [
          { area: "Toledo", questions: [{ text: expect.stringContaining("Toledo") }, expect.anything()] },
          {
            area: "Akron",
            questions: [
              { text: "Who runs payroll for bakeries in Akron?" },
              { text: "Which payroll firms file taxes in Akron?" },
            ],
          },
        ],
      },
    ],
    ["areas", [["areas", ""]], { areas: [] }],
    [
      "rivals",
      [["rivals", "Gusto, gusto.com\nRippling\nSmith, Jones and Sons"]],
      {
        rivals: [
          { name: "Gusto", domain: "gusto.com" },
          { name: "Rippling", domain: null },
          { name: "Smith, Jones and Sons", domain: null },
        ],
      },
    ],
  ])("%s is changed", async (form, values, expected) => {
    expect((await send(at(`/${form}`), values)).status).toBe(303);
    expect(await settings()).toMatchObject(expected);
  });

  it.each<[string, [string, string][], string]>([
    ["schedule", [["schedule", "DAILY"]], "Choose weekly"],
    ["engines", [["engine", "altavista"]], "There is no answer engine"],
    ["write-questions", [["count", "0"]], "1 to 25"],
    [
      "questions",
      [
        ["text", "Who sells payroll software?"],
        ["intent", "revenge"],
      ],
      "is one of: category",
    ],
    ["areas", [["areas", "Toledo: What about it"]], "question mark"],
    ["rotate", [], "Tick the box first"],
    ["rescan", [], "20 minutes"],
  ])("%s says why it was not", async (form, values, said) => {
    const { status, page } = await send(at(`/${form}`), values);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(page("[role=alert]").text()).toContain(said);
    expect(page("h1").text()).toBe("Plan");
  });

  it("replaces the token: the new address opens, the old one does not", async () => {
    const old = at();
    const { location } = await send(at("/rotate"), [["sure", "yes"]]);
    expect((await get(location!)).status).toBe(200);
    expect((await get(old)).status).toBe(404);
    monitor.token = location!.split("/").at(-1)!;
  });
});

describe("the forms of the webhook", () => {
  const address = () => `http://hooks.test:${(receiver.address() as AddressInfo).port}/in`;

  it("set an address, show its secret that once, and post a test that is signed with it", async () => {
    const { status, location } = await send(at("/webhook"), [["url", address()]]);
    expect([status, location]).toEqual([303, at("/webhook?secret=shown")]);
    const shown = (await get(location!)).page;
    expect(shown("input[name=url]").val()).toBe(address());
    const secret = /whsec_[\w-]{43}/.exec(shown.text())![0];
    expect((await get(at("/webhook"))).html).not.toContain(secret);

    const sent = await send(at("/test-webhook"), []);
    expect([sent.status, sent.location]).toEqual([303, at("/webhook")]);
    const [{ body, signature }] = posted as [(typeof posted)[number]];
    const [, t, v1] = /^t=(\d+),v1=(\w+)$/.exec(signature)!;
    expect(v1).toBe(createHmac("sha256", secret).update(`${t}.${body}`).digest("hex"));
    expect(JSON.parse(body)).toMatchObject({ event: "test", monitor: { id: monitor.id } });
    expect((await get(at("/webhook"))).page("tbody tr").text()).toContain("taken");
  });

  it.each([
    ["http://example.com/", "https"],
    ["https://10.0.0.1/", "public"],
    ["no address", "address"],
  ])("say why %s is none, on their page, and keep what was typed", async (url, said) => {
    const before = await run(server, "GetWebhook", {}, monitor.token);
    const { status, page } = await send(at("/webhook"), [["url", url]]);
    expect([status, page("h1").text(), page("input[name=url]").val()]).toEqual([400, "Webhook", url]);
    expect(page("[role=alert]").text()).toContain(said);
    expect(await run(server, "GetWebhook", {}, monitor.token)).toEqual(before);
  });

  it.each(["/webhook", "/brand-names", "/rivals", "/areas", "/questions"])(
    "change nothing where %s lacks its field",
    async (path) => {
      await send(at("/rivals"), [["rivals", "Gusto, gusto.com"]]);
      const held = async () => [
        await run(server, "GetWebhook", {}, monitor.token),
        (await get(at("/plan")))
          .page("textarea, input[name=text]")
          .toArray()
          .map((field) => [field.attribs.name, field.attribs.value ?? load(field).text()]),
      ];
      const before = await held();
      const { status, page } = await send(at(path), [["something", "else"]]);
      expect([status, page("[role=alert]").text()]).toEqual([400, expect.stringContaining("needs the field")]);
      expect(await held()).toEqual(before);
    },
  );

  it("take the address away where it is left empty, and then there is nothing to test", async () => {
    expect((await send(at("/webhook"), [["url", ""]])).status).toBe(303);
    expect((await run(server, "GetWebhook", {}, monitor.token)).data.webhook).toBeNull();
    const { status, page } = await send(at("/test-webhook"), []);
    expect([status, page("h1").text()]).toEqual([400, "Webhook"]);
  });
});

describe("signing up", () => {
  it("answers the form of a report with a page that says what to do", async () => {
    const { status, page } = await send("/monitor", [
      ["url", site.host],
      ["email", "new@example.com"],
    ]);
    expect([status, page("h1").text()]).toEqual([202, "Check your mail"]);
  });

  it.each([
    ["no address", "", "new@example.com"],
    ["an address that is not public", "http://10.0.0.1/", "new@example.com"],
    ["a mail address that is none", "SITE", "nobody"],
  ])("says of %s what to mend, beside what was typed", async (_what, url, email) => {
    const typed = url === "SITE" ? `${site.origin}/` : url;
    const { status, page } = await send("/monitor", [
      ["url", typed],
      ["email", email],
    ]);
    expect(status).toBe(400);
    expect(page("[role=alert]").text()).toContain("Please check:");
    expect([page("#url").val() ?? "", page("#email").val()]).toEqual([typed, email]);
  });

  it("takes no form from another site", async () => {
    const body = new URLSearchParams({ url: `${site.origin}/`, email: "new@example.com" });
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await fetch(`${server.baseUrl}/monitor`, { method: "POST", body, headers })).status).toBe(403);
  });
});

describe("the tables to take away", () => {
  it.each(["history", "answers", "rivals", "citations", "fixes"])("%s.csv has a head and its rows", async (name) => {
    const { status, headers, html } = await get(at(`/export/${name}.csv`));
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toContain(`${name}.csv`);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(html.split("\r\n").length).toBeGreaterThan(name === "citations" ? 1 : 2);
  });
});

describe("the page of a network", () => {
  const path = () => new URL(network.link).pathname;

  it("shows its sites and makes a key that is shown once, works over MCP, and ends with one click", async () => {
    const first = await get(path());
    expect(first.page("h1").text()).toBe("Agency <b>");
    expect(first.page("main").text()).toContain("Harbour Payroll");
    const made = await send(`${path()}/keys`, [
      ["name", "Claude"],
      ["site", site.host],
    ]);
    expect(made.status).toBe(201);
    const key = /key_\w{38}/.exec(made.page(".made code").first().text())![0];
    expect((await get(path())).html).not.toContain(key);
    const call = () =>
      fetch(`${server.baseUrl}/mcp`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
      }).then(({ status }) => status);
    expect(await call()).toBe(200);
    const used = await get(path());
    expect(used.page(".keys tbody tr").text()).toContain("1 time");
    const id = used.page(".keys input[name=id]").attr("value")!;
    const revoked = await send(`${path()}/revoke`, [["id", id]]);
    expect(revoked.location).toBe(`${path()}?done=revoke`);
    expect(await call()).toBe(404);
    expect((await get(path())).page(".keys tbody tr")).toHaveLength(0);
  });

  it.each<[string, [string, string][], string]>([
    ["keys", [["name", "Tool"]], "Tick at least one site"],
    [
      "keys",
      [
        ["name", ""],
        ["all", "yes"],
      ],
      "Not done.",
    ],
    ["revoke", [["id", "of-somebody-else"]], "There is no such key"],
    ["sites", [["token", "mon_wrong"]], "Not done."],
  ])("%s says why it was not done", async (form, values, said) => {
    const { status, page } = await send(`${path()}/${form}`, values);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(page("[role=alert]").text()).toContain(said);
  });

  it("takes a further site by its monitor's token", async () => {
    const own = await asOperator(server, "CreateMonitor", { url: `${further.origin}/`, email: "a@example.com" });
    const { location } = await send(`${path()}/sites`, [["token", own.token]]);
    expect(location).toBe(`${path()}?done=sites`);
  });
});
