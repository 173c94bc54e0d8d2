import { chromium } from "playwright-core";
import { writeFileSync } from "node:fs";
const [out, ...urls] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
for (const [w, scheme] of [[390,"light"],[1440,"dark"]]) {
  const c = await b.newContext({ viewport: { width: w, height: w===390?844:900 }, colorScheme: scheme });
  const p = await c.newPage();
  p.on("console", m => m.type()==="error" && console.log("ERR", m.text()));
  for (const u of urls) {
    const [name, url] = u.split("=", 2);
    await p.goto(u.slice(name.length+1));
    const sw = await p.evaluate("document.documentElement.scrollWidth");
    if (sw > w) console.log(name, w, "WIDE", sw);
    await p.screenshot({ path: `${out}/${name}-${w}-${scheme}.png`, fullPage: true });
    await p.screenshot({ path: `${out}/${name}-${w}-${scheme}-fold.png` });
  }
  await c.close();
}
await b.close();
