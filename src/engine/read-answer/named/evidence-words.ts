import lists from "./name-evidence.json" with { type: "json" };

const set = (words: readonly string[]): ReadonlySet<string> => new Set(words);
/** What makes a name before it another company's. */
export const KINDS = set(lists.companyKinds);
/** What names of tools, cards and shops are followed by. */
export const OFFERS = set(lists.offerWords);
/** What a named thing is used, chosen or compared with. */
export const USES = set(lists.useWords);
/** Articles and their kin, and what comes before a weekday. */
export const DETERMINERS = set(lists.determiners);
/** What follows an everyday word at the start of a sentence. */
export const FOLLOWS = set(lists.follows);
/** Words that open sentences as pronouns do. */
export const PRONOUN_LIKE = set(lists.pronounLike);
/** Days and months, which are capitalised anyway. */
export const CALENDAR = set(lists.calendar);
