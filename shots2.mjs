// part screenshots: node shots2.mjs out width scheme url  -> out-0.png...
import { chromium } from "playwright-core";
const [out, w, scheme, url, h="1600"] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const c = await b.newContext({ viewport: { width: +w, height: +h }, colorScheme: scheme });
const p = await c.newPage(); await p.goto(url);
const full = await p.evaluate("document.documentElement.scrollHeight");
for (let i=0, y=0; y<full; y+=+h, i++) await p.screenshot({ path: `${out}-${i}.png`, fullPage:true, clip: {x:0,y,width:+w,height:Math.min(+h, full-y)} });
await b.close();
