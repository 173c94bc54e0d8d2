import type { Page } from "../types.ts";
import { isShortened } from "./domain-agreement.ts";
import { squash } from "./names.ts";

/** Letters of small words that a domain may leave out. */
const SMALL_WORDS = 6;

/** Runs of words on the pages that, written together, are the domain: "Point of Sail" for pointofsail. */
export function spelledOut(pages: readonly Page[], label: string): string[] {
  const domain = squash(label);
  const found: string[] = [];
  for (const page of pages.slice(0, 4)) {
    const alts = page.images.slice(0, 10).map((image) => image.alt ?? "");
    const text = [
      page.head.title,
      ...page.h1,
      page.footerText,
      page.head.description,
      ...alts,
      page.bodyText.slice(0, 6000),
      page.bodyText.slice(-3000),
    ].join("\n");
    for (const line of text.split(/\n|\s[–—|•·:-]\s/u)) {
      const words = line.match(/[\p{L}\p{N}][\p{L}\p{N}'’&.-]*|&/gu) ?? [];
      for (let start = 0; start < words.length && found.length < 20; start += 1) {
        for (let length = 1; length <= 4; length += 1) {
          const name = words
            .slice(start, start + length)
            .join(" ")
            .replace(/(?<![.,'’-])[.,'’-]+$/, "");
          const plain = squash(name);
          if (plain.length > domain.length + SMALL_WORDS) break;
          const isWhole =
            plain === domain ||
            isShortened(name, label) ||
            (length > 1 && plain.length >= 6 && plain.length >= domain.length * 0.6 && domain.startsWith(plain));
          if (isWhole && !/\.\p{L}{2,}$|(^|\s)(and|und|et|y|e|en|i|&|of|de|the)$/iu.test(name)) found.push(name);
        }
      }
    }
  }
  return found;
}
