import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it, test } from "vitest";
import { parseAllowHosts } from "../../../../src/engine/read-site/fetch/allow-hosts.ts";
import { createFetcher, type GetOptions, type SiteFetcher } from "../../../../src/engine/read-site/fetch/fetcher.ts";
import type { HostResolver } from "../../../../src/engine/read-site/fetch/host-lookup.ts";
import { resolveRedirect } from "../../../../src/engine/read-site/fetch/resolve-redirect.ts";
import { timeLimit } from "../../../../src/engine/timers.ts";
import { type FakePage, type FakeWebsite, startWebsite } from "../../../support/website.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

async function website(pages: Record<string, FakePage>): Promise<FakeWebsite> {
  const site = await startWebsite(pages);
  open.push(site);
  return site;
}

function fetcherFor(allow: string, resolver?: HostResolver): SiteFetcher {
  const fetcher = createFetcher({
    allowHosts: parseAllowHosts(allow),
    userAgent: "AnswerscopeBot/1.0 (+http://localhost/bot)",
    ...(resolver ? { resolver } : {}),
  });
  open.push(fetcher);
  return fetcher;
}

async function getOne(page: FakePage, options?: GetOptions) {
  const site = await website({ "/": page });
  return fetcherFor(site.host).session().get(`${site.origin}/`, options);
}

describe("what is refused makes no connection", () => {
  it("refuses literals, inner names and odd ports, straight and behind a redirect", async () => {
    const canary = await website({ "/": "secret" });
    const inner = [
      canary.origin,
      `http://localhost:${canary.port}/`,
      `http://2130706433:${canary.port}/`,
      `http://0x7f.1:${canary.port}/`,
      `http://0177.1:${canary.port}/`,
      `http://127.1:${canary.port}/`,
      `http://0:${canary.port}/`,
      `http://[::1]:${canary.port}/`,
      `http://[::ffff:127.0.0.1]:${canary.port}/`,
      `http://①②⑦.0.0.1:${canary.port}/`,
      `http://user:pass@127.0.0.1:${canary.port}/`,
      `http://acme.com:${canary.port}/`,
      `http://inner.local:${canary.port}/`,
      "file:///etc/passwd",
      "ftp://127.0.0.1/",
      "data:text/html,x",
      "javascript:1",
      `//127.0.0.1:${canary.port}/`,
    ];
    const asked: string[] = [];
    const door = await website({
      "/to": (request, response) => {
        const location = decodeURIComponent(new URL(request.url!, "http://x").searchParams.get("u")!);
        response.writeHead(302, { location: Buffer.from(location).toString("latin1") }).end();
      },
    });
    const fetcher = fetcherFor(door.host, async (host) => {
      asked.push(host);
      return ["127.0.0.1"];
    });
    const session = fetcher.session();
    for (const url of inner) {
      expect((await session.get(url)).error?.code, url).toMatch(/^(not_public|invalid_url)$/);
      const hop = await session.get(`${door.origin}/to?u=${encodeURIComponent(encodeURIComponent(url))}`);
      expect(hop.error?.code, `redirect to ${url}`).toMatch(/^(not_public|invalid_url|bad_response)$/);
      expect(hop.status).toBeNull();
    }
    expect(canary.connections).toBe(0);
    expect(asked).toEqual([]);
  });

  it("gives one answer for no such name, a private answer, a mixed answer, a fault and silence", async () => {
    const canary = await website({ "/": "secret" });
    const answers: Record<string, HostResolver> = {
      "none.com": async () => [],
      "private.com": async () => ["127.0.0.1"],
      "mixed.com": async () => ["93.184.216.34", "10.0.0.1"],
      "six.com": async () => ["::1"],
      "mapped.com": async () => ["::ffff:127.0.0.1"],
      "fault.com": async () => {
        throw new Error("SERVFAIL from 10.1.1.1");
      },
    };
    const fetcher = fetcherFor("", (host) => answers[host]!(host));
    const texts = new Set<string>();
    for (const host of Object.keys(answers)) {
      const reply = await fetcher.session().get(`http://${host}/`);
      expect(reply.error?.code).toBe("host_not_found");
      texts.add(reply.error!.message);
      await expect(fetcher.assertHostFound(new URL(`http://${host}/`))).rejects.toMatchObject({
        code: "HOST_NOT_FOUND",
      });
    }
    expect(texts.size).toBe(1);
    expect(canary.connections).toBe(0);
  });

  it("connects to the answer that was checked, not to a second one", async () => {
    let answers = 0;
    const fetcher = fetcherFor("", async () => {
      answers += 1;
      return answers === 1 ? ["192.0.2.1"] : ["127.0.0.1"];
    });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await fetcher.session().get("http://rebind.com/")).error?.code).toBe("host_not_found");
    }
  });
});

describe("ALLOW_HOSTS", () => {
  it("leads a name to the pinned address and port", async () => {
    const site = await website({ "/": "<h1>Inside</h1>" });
    const pinned = { host: "acme.example", port: null, address: "127.0.0.1", connectPort: site.port };
    const fetcher = createFetcher({ allowHosts: [pinned], userAgent: "AnswerscopeBot/1.0" });
    open.push(fetcher);
    const reply = await fetcher.session().get("http://acme.example/");
    expect(reply.body).toBe("<h1>Inside</h1>");
    expect(site.requests[0]!.headers.host).toBe("acme.example");
    await fetcher.assertHostFound(new URL("http://acme.example/"));
  });

  it("does not open the next port", async () => {
    const canary = await website({});
    const site = await website({ "/": { status: 301, headers: { location: `${canary.origin}/` } } });
    const reply = await fetcherFor(site.host).session().get(site.origin);
    expect(reply.error?.code).toBe("not_public");
    expect(reply.redirects).toEqual([{ url: `${site.origin}/`, status: 301, location: `${canary.origin}/` }]);
    expect(canary.connections).toBe(0);
  });
});

describe("redirects", () => {
  const chain: Record<string, FakePage> = { "/end": "arrived" };
  for (let hop = 0; hop < 7; hop += 1) {
    chain[`/${hop}`] = { status: 302, headers: { location: hop === 0 ? "/end" : `/${hop - 1}` } };
  }

  it("follows five and records each", async () => {
    const site = await website(chain);
    const reply = await fetcherFor(site.host).session().get(`${site.origin}/4`);
    expect(reply.body).toBe("arrived");
    expect(reply.finalUrl).toBe(`${site.origin}/end`);
    expect(reply.redirects.map((hop) => hop.status)).toEqual([302, 302, 302, 302, 302]);
  });

  it("stops at the sixth, and in a loop", async () => {
    const site = await website({ ...chain, "/loop": { status: 308, headers: { location: "/loop" } } });
    const session = fetcherFor(site.host).session();
    expect((await session.get(`${site.origin}/5`)).error?.code).toBe("too_many_redirects");
    expect((await session.get(`${site.origin}/loop`)).error?.code).toBe("too_many_redirects");
    expect(session.requests).toBe(12);
  });

  it("goes round with the cookie that a site wants back, and hands it to no other", async () => {
    const other = await website({ "/": "other" });
    const site = await website({
      "/": (request, response) => {
        if (request.headers.cookie?.includes("seen=1")) response.writeHead(302, { location: `${other.origin}/` }).end();
        else response.writeHead(302, { location: "/", "set-cookie": ["seen=1; Path=/", "b=2"] }).end();
      },
    });
    const session = fetcherFor(`${site.host},${other.host}`).session();
    expect((await session.get(site.origin)).body).toBe("other");
    expect(site.requests[1]!.headers.cookie).toBe("seen=1; b=2");
    expect(other.requests[0]!.headers.cookie).toBeUndefined();
    await session.get(site.origin);
    expect(site.requests[2]!.headers.cookie).toBeUndefined();
  });

  it("leaves a redirect alone when told to", async () => {
    const site = await website(chain);
    const reply = await fetcherFor(site.host).session().get(`${site.origin}/1`, { followRedirects: false });
    expect([reply.status, reply.headers.location]).toEqual([302, "/0"]);
  });

  it("resolves a citation link without opening the page behind it", async () => {
    const site = await website({
      "/cite": { status: 302, headers: { location: "https://acme.com/a" } },
      "/inner": { status: 302, headers: { location: "http://169.254.169.254/" } },
      "/plain": "no redirect",
    });
    const fetcher = fetcherFor(site.host);
    expect(await resolveRedirect(`${site.origin}/cite`, { fetcher })).toBe("https://acme.com/a");
    expect(await resolveRedirect(`${site.origin}/inner`, { fetcher })).toBeNull();
    expect(await resolveRedirect(`${site.origin}/plain`, { fetcher })).toBeNull();
    expect(await resolveRedirect("http://127.0.0.1:1/", { fetcher })).toBeNull();
  });
});

describe("bodies", () => {
  const text = "Schöne Grüße ".repeat(40);
  test.each([
    ["gzip", gzipSync(text)],
    ["br", brotliCompressSync(text)],
    ["deflate", deflateSync(text)],
    ["deflate", deflateRawSync(text)],
    ["identity", Buffer.from(text)],
    ["gzip, br", brotliCompressSync(gzipSync(text))],
  ])("unpacks %s", async (encoding, body) => {
    const reply = await getOne({ headers: { "content-encoding": encoding }, body });
    expect(reply.error).toBeNull();
    expect(reply.body).toBe(text);
    expect(reply.bytes).toBe(Buffer.byteLength(text));
  });

  it("counts what unpacks: a gzip bomb is cut at the budget", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, "a"));
    const reply = await getOne({ headers: { "content-encoding": "gzip" }, body: bomb }, { maxBytes: 100_000 });
    expect([reply.truncated, reply.bytes, reply.body.length]).toEqual([true, 100_000, 100_000]);
  });

  it("cuts a packed file inside a reply at the budget too", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, "a"));
    const reply = await getOne({ headers: { "content-type": "application/gzip" }, body: bomb }, { maxBytes: 100_000 });
    expect([reply.truncated, reply.bytes]).toEqual([true, 100_000]);
  });

  it("cuts an endless body at the budget", async () => {
    const reply = await getOne(
      (_request, response) => {
        response.writeHead(200, { "content-type": "text/html" });
        const more = () => {
          while (response.write("x".repeat(64 * 1024)));
          response.once("drain", more);
        };
        more();
      },
      { maxBytes: 300_000 },
    );
    expect([reply.truncated, reply.bytes]).toEqual([true, 300_000]);
  });

  it("does not wait for the end of an event stream that has given its reply", async () => {
    const reply = await getOne(
      (_request, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write('data: {"method":"notifications/message"}\n\n');
        response.write('event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n');
      },
      { method: "POST", body: "{}", timeoutMs: 3000 },
    );
    expect([reply.status, reply.error, reply.body.includes('"result"')]).toEqual([200, null, true]);
  });

  it("finds the reply of an event stream that comes in single bytes", async () => {
    const reply = await getOne(
      (_request, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.socket!.setNoDelay(true);
        const bytes = [...': ok\r\n\r\ndata: {"result":"é"}\r\n\r\n'];
        const drip = setInterval(() => void response.write(bytes.shift() ?? ":"), 2);
        response.on("close", () => clearInterval(drip));
      },
      { method: "POST", body: "{}", timeoutMs: 5000 },
    );
    expect([reply.error, reply.body.includes('"é"')]).toEqual([null, true]);
  });

  it("ends a drip of one byte at the deadline", async () => {
    const reply = await getOne(
      (_request, response) => {
        response.writeHead(200, { "content-type": "text/html" });
        const drip = setInterval(() => response.write("x"), 20);
        response.on("close", () => clearInterval(drip));
      },
      { timeoutMs: 250 },
    );
    expect([reply.error?.code, reply.status]).toEqual(["timeout", null]);
  });

  it("ends a server that never answers, and a redirect chain that dawdles, at one deadline", async () => {
    expect((await getOne(() => {}, { timeoutMs: 200 })).error?.code).toBe("timeout");
    const slow = await getOne(
      (_request, response) => void setTimeout(() => response.writeHead(302, { location: "/" }).end(), 90),
      { timeoutMs: 250 },
    );
    expect(slow.error?.code).toBe("timeout");
  });

  it("blames no server for what the scan's own time cut short", async () => {
    const site = await website({ "/": () => {} });
    const session = fetcherFor(site.host).session({ signal: timeLimit(200) });
    const inTheMiddle = await session.get(`${site.origin}/`);
    const before = await session.get(`${site.origin}/`);
    const error = { code: "timeout", message: "The scan's own time was over before the server answered." };
    expect([inTheMiddle.error, before.error]).toEqual([error, error]);
    const { error: theirs } = await getOne(() => {}, { timeoutMs: 100 });
    expect(theirs?.message).toBe("The server did not answer in time.");
  });

  test.each([
    ["text/html; charset=iso-8859-1", Buffer.from("Grüße", "latin1"), "Grüße"],
    ["text/html; charset=windows-1251", Buffer.from([0xcf, 0xf0, 0xe8]), "При"],
    ["text/html", Buffer.from('<meta charset="iso-8859-2"><p>\xb1', "latin1"), '<meta charset="iso-8859-2"><p>ą'],
    ["text/html", Buffer.from("\ufeffGrüße"), "Grüße"],
    ["text/html; charset=nonsense", Buffer.from("Grüße"), "Grüße"],
    ["text/html", Buffer.from("Gr\xfc\xdfe", "latin1"), "Grüße"],
    ["text/html; charset=utf-16le", Buffer.from("Grüße", "utf16le"), "Grüße"],
    ["text/html; charset=shift_jis", Buffer.from([0x93, 0xfa, 0x96, 0x7b]), "日本"],
    [
      "application/xml",
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>\xe9</a>', "latin1"),
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>',
    ],
    ["image/png", Buffer.from([0x89, 0x50]), ""],
    ["application/pdf", Buffer.from("%PDF-1.7"), ""],
    ["application/octet-stream", Buffer.from([0, 1, 2, 3]), ""],
    ["application/octet-stream", Buffer.from("User-agent: *"), "User-agent: *"],
    ["application/json", Buffer.from('{"a":1}'), '{"a":1}'],
  ])("decodes %s", async (type, body, expected) => {
    expect((await getOne({ headers: { "content-type": type }, body })).body).toBe(expected);
  });
});

describe("failures are recorded, not thrown", () => {
  test.each<[string, FakePage, string]>([
    ["a reset", (request) => request.socket.destroy(), "connection"],
    ["a reply that is no HTTP", (request) => void request.socket.end("SSH-2.0-OpenSSH\r\n"), "bad_response"],
    ["an unknown packing", { headers: { "content-encoding": "zstd" }, body: "x" }, "bad_response"],
    ["a broken packing", { headers: { "content-encoding": "gzip" }, body: "not gzip" }, "bad_response"],
    ["a redirect to nowhere", { status: 302, headers: { location: "http://[" } }, "bad_response"],
    [
      "headers without end",
      (request) => void request.socket.write(`HTTP/1.1 200 OK\r\nx: ${"y".repeat(100_000)}\r\n`),
      "bad_response",
    ],
  ])("%s", async (_name, page, code) => {
    const reply = await getOne(page, { timeoutMs: 3000 });
    expect([reply.error?.code, reply.status]).toEqual([code, null]);
  });

  it("says nothing listens", async () => {
    const reply = await fetcherFor("127.0.0.1:1").session().get("http://127.0.0.1:1/");
    expect(reply.error?.code).toBe("connection");
  });

  it("says a certificate or handshake is unsound", async () => {
    const site = await website({});
    const reply = await fetcherFor(site.host).session().get(`https://${site.host}/`);
    expect(reply.error?.code).toBe("tls");
  });

  it("keeps to the scan's budget of requests", async () => {
    const site = await website({ "/": "home" });
    const session = fetcherFor(site.host).session({ maxRequests: 3 });
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => session.get(site.origin)));
    expect(replies.filter((reply) => reply.error?.code === "over_budget")).toHaveLength(2);
    expect(site.requests).toHaveLength(3);
  });

  it("ends with the scan", async () => {
    const site = await website({ "/": () => {} });
    const stop = new AbortController();
    const pending = fetcherFor(site.host).session({ signal: stop.signal }).get(site.origin);
    setTimeout(() => stop.abort(), 50);
    expect((await pending).error?.code).toBe("timeout");
  });
});

describe("what a server sees", () => {
  it("is our honest name, unless another is asked for", async () => {
    const site = await website({ "/": "home" });
    const session = fetcherFor(site.host).session();
    await session.get(site.origin);
    await session.get(site.origin, { userAgent: "GPTBot/1.4", accept: "text/markdown", method: "HEAD" });
    expect(site.requests.map(({ method, headers }) => [method, headers["user-agent"], headers.accept])).toEqual([
      ["GET", "AnswerscopeBot/1.0 (+http://localhost/bot)", expect.stringContaining("text/html")],
      ["HEAD", "GPTBot/1.4", "text/markdown"],
    ]);
  });

  it("is never more than six requests at once", async () => {
    let now = 0;
    let most = 0;
    const site = await website({
      "/": (_request, response) => {
        now += 1;
        most = Math.max(most, now);
        setTimeout(() => {
          now -= 1;
          response.end("ok");
        }, 15);
      },
    });
    const session = fetcherFor(site.host).session();
    await Promise.all(Array.from({ length: 20 }, () => session.get(site.origin)));
    expect(most).toBe(6);
  });

  it("is a conditional request with its 304", async () => {
    const site = await website({
      "/": (request, response) => {
        const fresh = request.headers["if-none-match"] === '"a"';
        response.writeHead(fresh ? 304 : 200, { etag: '"a"' }).end(fresh ? undefined : "home");
      },
    });
    const session = fetcherFor(site.host).session();
    const { headers } = await session.get(site.origin);
    const again = await session.get(site.origin, { headers: { "if-none-match": headers.etag! } });
    expect([again.status, again.body, again.error]).toEqual([304, "", null]);
  });
});
