import type { CheerioAPI } from "cheerio";
import { Text } from "domhandler";
import { select } from "./select.ts";

const LINK = /\/cdn-cgi\/l\/email-protection#([\da-f]{8,600})/i;
const HEX = /^(?:[\da-f]{2}){4,300}$/i;

/**
 * Mail addresses that Cloudflare hides from harvesters, written back as visitors see them: the first byte is the key
 * that each further one was combined with (developers.cloudflare.com, Email Address Obfuscation).
 */
export function revealMail($: CheerioAPI): void {
  for (const element of select($, "[data-cfemail]")) {
    const address = decodeMail(element.attribs["data-cfemail"] ?? "");
    if (!address) continue;
    const text = new Text(address);
    text.parent = element;
    element.children = [text];
    if (element.name === "a") element.attribs.href = `mailto:${address}`;
  }
  for (const link of select($, "a[href*='/cdn-cgi/l/email-protection#']")) {
    const address = decodeMail(LINK.exec(link.attribs.href ?? "")?.[1] ?? "");
    if (address) link.attribs.href = `mailto:${address}`;
  }
}

function decodeMail(hex: string): string | null {
  if (!HEX.test(hex)) return null;
  const [key = 0, ...bytes] = Buffer.from(hex, "hex");
  const address = Buffer.from(bytes.map((byte) => byte ^ key)).toString("utf8");
  return /^[^\s@<>"]{1,64}@[^\s@<>"]{3,255}/.test(address) ? address : null;
}
