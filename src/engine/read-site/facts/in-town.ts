import { foldWords } from "../../language/fold.ts";
import { holdsWords } from "../../language/holds-words.ts";
import { either, LANGUAGES } from "../../language/languages.ts";
import type { Page } from "../types.ts";
import { isAboutOneThing } from "./one-thing.ts";
import { openingOf } from "./own-lines.ts";

/** A shop that says so sells on the web, wherever its makers sit. */
const ON_THE_WEB = beginning("webShops");
/** Heads the hours at which one may come in. */
const HOURS = beginning("openingHours");
const MAX_TEXT = 20_000;

/** Whether a shop that also takes orders is one that people of a town walk into: it names its town in its head or its first lines, or the hours at which it is open. */
export function isShopInTown(home: Page, town: string | null): boolean {
  const { title, description } = home.head;
  const head = [title, description, ...home.h1.slice(0, 2)].join("\n");
  if (town === null || ON_THE_WEB.test(head) || SOLD_ONLINE.test(title ?? "") || isAboutOneThing(home)) return false;
  const called = [head, ...openingOf(home)].join("\n");
  return holdsWords(foldWords(called), foldWords(town)) || HOURS.test(home.bodyText.slice(0, MAX_TEXT));
}

/** "Ropa laboral online | Faena": goods of which a title says last that they are had on the web. */
const SOLD_ONLINE = /\s(?:online|en ligne|онлайн)\s{0,3}(?:$|[|–—·-])/iu;

/** Words as a text has them, from their beginning; in scripts that write parts of a word together, anywhere. */
function beginning(key: "webShops" | "openingHours"): RegExp {
  const languages = [...LANGUAGES.values()];
  const [apart, together] = [true, false].map((cased) =>
    either(...languages.filter((language) => language.cased === cased).map((language) => language[key])),
  );
  return new RegExp(String.raw`(?<!\p{L})(?:${apart})|(?:${together})`, "iu");
}
