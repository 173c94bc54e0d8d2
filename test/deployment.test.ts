import { readFileSync } from "node:fs";
import { getMetadataArgsStorage } from "typeorm";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../src/config.ts";
import { ENGINE_NAMES } from "../src/config-engines.ts";
import { CONNECTION_LIMITS } from "../src/gateways/http-server.ts";
import { ENTITIES } from "../src/schema/index.ts";

interface Service {
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown> | string[];
  expose?: string[];
  stop_grace_period?: string;
}

const file = (name: string) => readFileSync(name, "utf8");
const services: Record<string, Service> = parse(file("compose.yaml")).services;
const app = services.app!;

/** Every variable that the configuration reads. */
const known = new Set([
  ...[...file("src/config.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name!),
  ...ENGINE_NAMES.flatMap((name) => ["API_KEY", "BASE_URL", "MODEL", "HEADERS"].map((kind) => `${name}_${kind}`)),
]);

/** What compose makes of a value: what is asked for is given, what has a default takes it. */
const filled = (value: string) =>
  value
    .replace(/\$\{(\w+):\?[^}]*\}/g, (_all, name) => `given-${name}-0123456789-0123456789`)
    .replace(/\$\{\w+:-([^}]*)\}/g, "$1");

describe("compose.yaml and the Dockerfile", () => {
  it("set nothing that the configuration does not read", () => {
    const inImage = [...file("Dockerfile").matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) => line!.split(" "));
    const names = [...Object.keys(app.environment!), ...inImage.map((pair) => pair.split("=")[0]!)];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name) && name !== "NODE_ENV")).toEqual([]);
  });

  it("put into the image whatever the package publishes, since the server reads its guides and its changelog", () => {
    const [, image = ""] = file("Dockerfile")
      .split(/^FROM .*$/m)
      .slice(1);
    const { files } = JSON.parse(file("package.json")) as { files: string[] };
    const published = files.filter((path) => !path.startsWith("!")).map((path) => path.split("/")[0]!);
    expect(published).toContain("docs");
    expect(published.filter((path) => !image.includes(` /app/${path} `))).toEqual([]);
    const ignored = file(".dockerignore").split("\n");
    const topText = published.filter((path) => path.endsWith(".md"));
    expect(topText.filter((path) => ignored.includes("*.md") && !ignored.includes(`!${path}`))).toEqual([]);
  });

  it("make a configuration that starts, over the database and the queue of the file itself", () => {
    const env = Object.fromEntries(Object.entries(app.environment!).map(([name, value]) => [name, filled(value)]));
    const config = readConfig({ ...env, DATA_DIR: "/data" });
    const hosts = [config.databaseUrl, config.redisUrl!].map((address) => new URL(address).hostname);
    expect(hosts).toEqual(["database", "redis"]);
    for (const host of hosts) expect(Object.keys(app.depends_on!)).toContain(host);
    expect(config.trustProxy).toBe(1);
    const { environment: database } = services.database!;
    const { username, pathname } = new URL(config.databaseUrl);
    expect([database!.MARIADB_USER, `/${database!.MARIADB_DATABASE}`]).toEqual([username, pathname]);
  });

  it("let a stop take as long as running scans may", () => {
    expect(Number.parseInt(app.stop_grace_period!, 10)).toBeGreaterThanOrEqual(30);
  });

  it("serve on the port that the proxy asks and the check looks at", () => {
    expect(file("Dockerfile")).toContain("EXPOSE 3000");
    expect(app.expose).toEqual(["3000"]);
    expect(file("docs/nginx.conf")).toContain("server app:3000;");
  });

  it("let the proxy wait longer than a scan takes", () => {
    const seconds = Number(/proxy_read_timeout (\d+)s/.exec(file("docs/nginx.conf"))![1]);
    expect(seconds).toBeGreaterThan(readConfig({}).scanDeadlineMs / 1000);
    expect(CONNECTION_LIMITS.maxConnections).toBeGreaterThan(1000);
  });
});

describe("docs/operating.md", () => {
  it("says of every table how long its rows are kept", () => {
    const [, kept] = file("docs/operating.md").split("## What is kept, and how long");
    const named = [...kept!.split("\n## ")[0]!.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name);
    const tables = getMetadataArgsStorage().tables.filter(({ target }) => ENTITIES.includes(target as never));
    expect(tables.length).toBe(ENTITIES.length);
    expect(tables.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  });
});
