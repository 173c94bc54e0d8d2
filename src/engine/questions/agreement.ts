import { headEnd } from "../language/head-end.ts";
import type { Templates } from "./templates.ts";

/** A question and its sellers in the gender of these: templates are written for the feminine ("Koje tvrtke … pouzdane"), studios are "Koji saloni … pouzdani", and recommended as "salone". */
export function agreed(
  text: string,
  { who, tag, templates: { agreement } }: { who: string; tag: string; templates: Templates },
): { text: string; who: string } {
  const head = who.slice(0, headEnd(who, tag));
  const gender = agreement?.genders.find(({ fits }) => new RegExp(fits, "u").test(head));
  if (!agreement || !gender || !text.includes("{who}")) return { text, who };
  const { asks, be, ending, until } = agreement;
  const bent = (words: string, from: string, to: string) =>
    words.replace(new RegExp(`(?<=\\p{L}{2})${from}(?!\\p{L})`, "gu"), to);
  if (gender.objects && new RegExp(gender.objects, "u").test(text))
    return { text, who: bent(head, gender.ending, ending) + who.slice(head.length) };
  if (!new RegExp(` ${be} `, "u").test(text))
    return {
      text: text.replace(new RegExp(`${asks}|\\p{L}+(?= \\{who\\})`, "iu"), (word) =>
        bent(word, ending, gender.ending),
      ),
      who,
    };
  const end = text.search(new RegExp(until, "u"));
  const told = end < 0 ? text : text.slice(0, end);
  return { text: bent(told, ending, gender.ending) + text.slice(told.length), who };
}
