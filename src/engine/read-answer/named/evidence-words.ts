import { wordsOfAll } from "../../language/languages.ts";

/** What makes a name before it another company's. */
export const KINDS = wordsOfAll("companyKinds");
/** What names of tools, cards and shops are followed by. */
export const OFFERS = wordsOfAll("offerWords");
/** What a named thing is used, chosen or compared with. */
export const USES = wordsOfAll("useWords");
/** Articles and their kin, and what comes before a weekday. */
export const DETERMINERS = wordsOfAll("determiners");
/** What follows an everyday word at the start of a sentence. */
export const FOLLOWS = wordsOfAll("follows");
/** Words that open sentences as pronouns do. */
export const PRONOUN_LIKE = wordsOfAll("pronounLike");
/** Days and months, which are capitalised anyway. */
export const CALENDAR = wordsOfAll("calendar");
