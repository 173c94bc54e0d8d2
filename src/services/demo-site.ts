import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import express from "express";
import history from "../demo-site/history.json" with { type: "json" };
import site from "../demo-site/site.json" with { type: "json" };
import type { AllowHost } from "../engine/read-site/fetch/allow-hosts.ts";

const FOLDER = fileURLToPath(new URL("../demo-site/", import.meta.url));

/** In which week before today each part was published, by how its path begins. */
const PUBLISHED: Record<string, number> = history.publishedWeeksAgo;

/** What stood at an address between two weeks before today, in place of what stands there now. */
const EARLIER = history.earlier;

/** The bundled company site, served on loopback under its invented name, so that the pipeline can read it. */
export interface DemoSite {
  url: string;
  /** Its site key. */
  key: string;
  /** How the guarded client finds it. */
  allow: AllowHost;
  /** Shows it as it was so many weeks ago; 0: as it is. */
  showAsOf(weeksAgo: number): void;
  close(): Promise<void>;
}

/** Serves the bundled site on a free port of loopback; keeps no process alive. */
export async function serveDemoSite(): Promise<DemoSite> {
  const app = express();
  app.disable("x-powered-by");
  let asOf = 0;
  app.use(["/history.json", "/site.json", "/then"], (_request, response) => void response.sendStatus(404));
  app.use((request, response, next) => {
    const then = EARLIER.find(({ path, from, until }) => path === request.path && asOf >= until && asOf <= from);
    if (then) return void response.sendFile(then.file, { root: FOLDER });
    const since = Object.entries(PUBLISHED).find(([path]) => request.path.startsWith(path))?.[1];
    if (since !== undefined && since < asOf) response.sendStatus(404);
    else next();
  });
  app.use(express.static(FOLDER, { extensions: ["html"], index: "index.html" }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  server.unref();
  return {
    url: `http://${site.host}/`,
    key: site.host,
    allow: { host: site.host, port: null, address: "127.0.0.1", connectPort: port },
    showAsOf: (weeksAgo) => {
      asOf = weeksAgo;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
