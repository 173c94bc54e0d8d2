import { fold } from "../../language/fold.ts";
import markets from "./markets.json" with { type: "json" };

const LEGAL_FORM = new RegExp(
  `(?<![\\s,])[\\s,]+(?:${markets.legalForms.map((form) => form.replace(/\.$/u, "").split(/\s+/u).map(RegExp.escape).join("\\s?")).join("|")})\\.?$`,
  "u",
);

/** A company's name without its legal form. */
export function withoutLegalForm(name: string): string {
  return (
    name
      .replace(LEGAL_FORM, "")
      .replace(/(?<![\s,])[\s,]+$/, "")
      .trim() || name
  );
}

/** Whether a name ends in a legal form, like Ltd or GmbH. */
export function hasLegalForm(name: string): boolean {
  return LEGAL_FORM.test(name);
}

/** A name as it would stand in a domain: lower case, umlauts written out, letters and digits alone. */
export function squash(name: string): string {
  const spelled = name.normalize("NFC").toLowerCase().replace(/[äöü]/g, "$&e").replace(/&/g, "and");
  return fold(spelled).replace(/[^\p{L}\p{N}]/gu, "");
}

/** A name as a domain holds it where accents were simply left off. */
export function plainLetters(name: string): string {
  return fold(name).replace(/[^a-z0-9]/g, "");
}

/** Parts of a title, around the separators that titles use. */
export function titleParts(title: string): string[] {
  return title
    .split(/\s[|•·–—»›:-]{1,8}\s|[|•»›｜－：【】]|:\s|(?<=\p{Lo})_|_(?=\p{Lo})/u)
    .map((part) => part.trim())
    .filter(Boolean);
}
