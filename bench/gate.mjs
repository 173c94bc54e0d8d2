/** Readiness, gate and rung of six made sites that differ in how engines get at them, read and audited over real sockets: `npm run bench -- gate`. */

import { readConfig } from "../src/config.ts";
import { probeSite } from "../src/engine/read-site/probe-site.ts";
import { readSite } from "../src/engine/read-site/read-site.ts";
import { createLog } from "../src/log.ts";
import { createScanRoom } from "../src/scan-room.ts";
import { atHome, GATED_SITES } from "../test/support/gated-sites.ts";
import { startWebsite } from "../test/support/website.ts";

const MOST_BEHIND_A_GATE = 40;
const rows = [];
for (const [name, served] of Object.entries(GATED_SITES)) {
  const { pages, notFound } = atHome(served);
  const site = await startWebsite(pages, notFound ? { notFound } : {});
  rows.push({ name, ...(await audited(site)) });
  await site.close();
}
console.log(`${"site".padEnd(13)}readiness  rung  gate`);
for (const { name, readiness, gate, agentReadiness } of rows)
  console.log(
    `${name.padEnd(13)}${String(readiness).padStart(9)}${String(agentReadiness.level).padStart(6)}  ${gate?.id ?? "-"}`,
  );
process.exitCode = rows.some(({ gate, readiness }) => gate && readiness > MOST_BEHIND_A_GATE) ? 1 : 0;

async function audited(site) {
  const { tools, close } = createScanRoom(readConfig({ ALLOW_HOSTS: site.host }), createLog("silent"));
  const { signal } = new AbortController();
  const bench = tools.workshop.bench(signal);
  const reading = await readSite(new URL(site.origin), { ...tools, bench, signal });
  const result = await bench.run("audit", await probeSite(reading, { ...tools, bench, signal, depth: "audit" }));
  await close();
  return result;
}
