import type { Page } from "../types.ts";
import { hasLegalForm } from "./names.ts";

/** The company name with its legal form that stands in a footer or an imprint, beginning like the brand; `null` when none does. */
export function footerLegalName(pages: readonly Page[], brand: string): string | null {
  const word = RegExp.escape(brand.split(/\s+/)[0]!);
  const near = new RegExp(`(?<![\\p{L}])${word}[^\\n,;|©]{0,40}`, "giu");
  for (const page of pages) {
    for (const [
      text,
    ] of `${page.footerText}\n${page.template === "legal" || page.template === "contact" ? page.mainText.slice(0, 3000) : ""}`.matchAll(
      near,
    )) {
      const words = text.trim().split(/\s+/);
      for (let length = 2; length <= words.length; length += 1) {
        const name = words.slice(0, length).join(" ").replace(/[,;]$/, "");
        if (hasLegalForm(name)) return name;
      }
    }
  }
  return null;
}
