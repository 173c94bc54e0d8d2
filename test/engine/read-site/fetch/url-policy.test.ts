import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseAllowHosts } from "../../../../src/engine/read-site/fetch/allow-hosts.ts";
import { judgeUrl, parseScanUrl, siteKey } from "../../../../src/engine/read-site/fetch/url-policy.ts";
import { AppError } from "../../../../src/errors.ts";

function codeOf(input: unknown, allow = ""): string {
  try {
    return parseScanUrl(input, parseAllowHosts(allow)).href;
  } catch (error) {
    return (error as AppError).code;
  }
}

describe("the address a caller gives", () => {
  test.each([undefined, null, "", "   "])("is missing: %j", (input) => {
    expect(codeOf(input)).toBe("URL_MISSING");
  });

  test.each([
    42,
    {},
    ["https://acme.com"],
    "acme.com",
    "www.acme.com/shop",
    "//acme.com",
    "ftp://acme.com",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:text/html,hi",
    "gopher://acme.com",
    "http:acme.com",
    "http:/acme.com",
    "http:///acme.com",
    "https://",
    "https:// ",
    "https://?",
    "https://user@acme.com",
    "https://user:secret@acme.com",
    "https://@acme.com",
    "https://acme.com@127.0.0.1",
    "https://acme.com\\@evil.com",
    "https:\\\\acme.com",
    "https://acme.com/a\\b",
    "https://acme.com/\u0000",
    "https://ac\tme.com",
    "https://acme.com/\r\nHost: evil",
    "https://ac me.com",
    "https://127%2e0%2e0%2e1/",
    "https://acme%2ecom",
    "https://acme.com:99999",
    "https://acme.com:port",
    `https://acme.com/${"a".repeat(2048)}`,
  ])("is not a website address: %j", (input) => {
    expect(codeOf(input)).toBe("URL_INVALID");
  });

  test.each([
    "http://127.0.0.1",
    "http://127.1",
    "http://0",
    "http://0/",
    "http://2130706433",
    "http://0x7f000001",
    "http://0x7f.0.0.1",
    "http://0177.0.0.1",
    "http://017700000001",
    "http://127.0.0.1.",
    "http://１２７.０.０.１",
    "http://①②⑦.⓪.⓪.①",
    "http://127。0。0。1",
    "http://8.8.8.8",
    "http://10.0.0.1",
    "http://169.254.169.254/latest/meta-data/",
    "http://168.63.129.16",
    "http://255.255.255.255",
    "http://[::1]",
    "http://[::]",
    "http://[::ffff:127.0.0.1]",
    "http://[::ffff:7f00:1]",
    "http://[64:ff9b::7f00:1]",
    "http://[fe80::1]",
    "http://[fd00:ec2::254]",
    "http://[2606:4700::1111]",
    "http://localhost",
    "http://LOCALHOST.",
    "http://foo.localhost",
    "http://localhost.localdomain",
    "http://intranet",
    "http://com",
    "http://printer.local",
    "http://metadata.google.internal",
    "http://files.corp",
    "http://nas.home",
    "http://router.lan",
    "http://kubernetes.default.svc",
    "http://kubernetes.default.svc.cluster.local",
    "http://acme.test",
    "http://acme.invalid",
    "http://acme.example",
    "http://facebookcorewwwi.onion",
    "http://router.home.arpa",
    "http://1.0.0.127.in-addr.arpa",
    "http://b.ip6.arpa",
    "http://under_score.com",
    "http://double..dot.com",
    "http://acme.com..",
    "http://.acme.com",
    `http://${"a".repeat(64)}.com`,
    `http://${"a.".repeat(126)}com`,
    "https://acme.com:8443",
    "http://acme.com:22",
    "http://acme.com:0",
  ])("does not name a public website: %j", (input) => {
    expect(["URL_NOT_PUBLIC", "URL_INVALID"]).toContain(codeOf(input));
  });

  test.each([
    ["https://acme.com", "https://acme.com/"],
    ["  HTTPS://ACME.COM/Shop?x=1#top ", "https://acme.com/Shop?x=1#top"],
    ["http://example.com", "http://example.com/"],
    ["https://acme.com.", "https://acme.com/"],
    ["https://acme.com:443/", "https://acme.com/"],
    ["http://acme.com:443/", "http://acme.com:443/"],
    ["https://bücher.de/", "https://xn--bcher-kva.de/"],
    ["https://例え.jp", "https://xn--r8jz45g.jp/"],
    ["https://www.gov.uk/x", "https://www.gov.uk/x"],
    ["https://shop.myshopify.com", "https://shop.myshopify.com/"],
    ["https://acme.com/a b", "https://acme.com/a%20b"],
    ["https://acme.com/@user", "https://acme.com/@user"],
  ])("is read: %s", (input, href) => {
    expect(codeOf(input)).toBe(href);
  });

  it("answers in a sentence that says what is wrong", () => {
    expect(() => parseScanUrl("http://10.0.0.1", [])).toThrow(/host name, not an IP address/);
    expect(() => parseScanUrl("ftp://acme.com", [])).toThrow(/must begin with http/);
  });
});

describe("ALLOW_HOSTS", () => {
  const allow = "127.0.0.1:8081, acme.test:8081=127.0.0.1,[::1]:9000, intranet";

  test.each([
    ["http://127.0.0.1:8081/x", true],
    ["http://127.0.0.1:8082/x", false],
    ["http://127.0.0.1/", false],
    ["http://2130706433:8081/", true],
    ["http://acme.test:8081/", true],
    ["http://acme.test/", false],
    ["http://www.acme.test:8081/", false],
    ["http://[::1]:9000/", true],
    ["http://intranet/", true],
    ["https://intranet/", true],
    ["http://intranet:8080/", false],
    ["http://user@127.0.0.1:8081/", false],
  ])("%s is open: %s", (url, open) => {
    expect(judgeUrl(url, parseAllowHosts(allow)).refusal === null).toBe(open);
  });

  it("keeps port 80 when it is written", () => {
    expect(parseAllowHosts("intranet:80")).toEqual([{ host: "intranet", port: 80, address: null, connectPort: null }]);
  });

  test.each([
    ["*", /wildcard/],
    ["*.corp", /wildcard/],
    ["shop.*:80", /wildcard/],
    ["a=b=c", /more than one "="/],
    ["acme.test=127.0.0.1=127.0.0.2", /more than one "="/],
    ["acme.test=localhost", /no IP address/],
    ["acme.test=", /no IP address/],
    ["acme.test=127.1", /no IP address/],
    ["acme.test=127.0.0.1:80", /no IP address/],
    ["acme.test=1.2.3.256", /no IP address/],
    ["acme.test:", /port/],
    ["acme.test:0", /port/],
    ["acme.test:65536", /port/],
    ["acme.test:80a", /port/],
    ["acme.test:-1", /port/],
    ["acme.test:80:81", /port/],
    ["::1", /host\[:port\]/],
    ["127.1", /written in full/],
    ["0x7f.0.0.1", /written in full/],
    ["1.2.3.4.5", /does not name a host/],
    ["-a.test", /does not name a host/],
    ["a..test", /does not name a host/],
    ["[::1", /host\[:port\]/],
    ["[acme]", /does not name a host/],
    ["a b", /host\[:port\]/],
    ["http://acme.test", /holds a scheme; write the host alone/],
    ["https://acme.test:8443=10.0.0.7", /holds a scheme/],
    ["intranet=http://10.0.0.7", /holds a scheme/],
    ["acme.test/x", /host\[:port\]/],
    ["user@acme.test", /host\[:port\]/],
    [":80", /host\[:port\]/],
  ])("refuses an entry that is none: %s", (entry, fault) => {
    expect(() => parseAllowHosts(`intranet, ${entry}`)).toThrow(fault);
    expect(() => parseAllowHosts(entry)).toThrow(`ALLOW_HOSTS cannot be used: "${entry}" `);
  });

  it("says what is wrong with each entry in one line", () => {
    expect(() => parseAllowHosts("*.corp, a=b=c")).toThrow(/^[^\n]*"\*\.corp"[^\n]*"a=b=c"[^\n]*$/);
  });

  test.each(["intranet", "build_1.corp:8080", "bücher.test", "10.0.0.7:80", "[fd00::1]:9000=[fd00::2]", "a.test.=::1"])(
    "takes %s",
    (entry) => {
      expect(parseAllowHosts(entry)).toHaveLength(1);
    },
  );
});

describe("the key of a site", () => {
  test.each([
    ["https://www.Acme.com/x", "acme.com"],
    ["http://acme.com:80/", "acme.com"],
    ["https://blog.acme.com", "blog.acme.com"],
    ["http://127.0.0.1:8081", "127.0.0.1:8081"],
    ["https://www.com/", "www.com"],
    ["https://www.acme.co.uk/", "acme.co.uk"],
    ["https://www.co.uk/", "www.co.uk"],
    ["https://www.github.io/", "www.github.io"],
    ["https://www.acme.github.io/", "acme.github.io"],
    ["http://www.acme.test:8081/", "acme.test:8081"],
    ["http://www.intranet/", "www.intranet"],
    ["https://bücher.de", "xn--bcher-kva.de"],
  ])("%s -> %s", (url, key) => {
    expect(siteKey(url)).toBe(key);
  });
});

test("whatever is typed, a URL that passes has a public host name and an ordinary port", () => {
  const host = fc.oneof(
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map((ip) => `[${ip}]`),
    fc.string(),
    fc.webAuthority(),
  );
  fc.assert(
    fc.property(fc.constantFrom("http", "https", "ftp"), host, fc.string(), (scheme, name, path) => {
      const { url } = judgeUrl(`${scheme}://${name}/${path}`, []);
      if (!url) return;
      expect(url.hostname).toMatch(/^([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]*$/);
      expect(["", "80", "443"]).toContain(url.port);
      expect(url.username + url.password).toBe("");
    }),
  );
});
