import { foldText } from "../../language/fold.ts";
import { wordsOfAll } from "../../language/languages.ts";

/** What makes a name before it another company's. */
export const KINDS = wordsOfAll("companyKinds");
/** What names of tools, cards and shops are followed by. */
export const OFFERS = wordsOfAll("offerWords");
/** What a named thing is used, chosen or compared with. */
export const USES = wordsOfAll("useWords");
/** Forms of "to be", folded. */
export const IS = new Set([...wordsOfAll("is")].map((word) => foldText(word).folded));
/** Articles and their kin, and what comes before a weekday. */
export const DETERMINERS = wordsOfAll("determiners");
/** What follows an everyday word at the start of a sentence. */
export const FOLLOWS = wordsOfAll("follows");
/** Days and months, which are capitalised anyway. */
export const CALENDAR = wordsOfAll("calendar");
