import { firstOverlapping } from "../../language/spans.ts";
import type { Link } from "./visible-text.ts";

const EMAIL = /(?<![\w.+/-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[\w-]{0,62}[a-z](?![\w-])/giu;

/** These links in order, with the e-mail addresses that the visible text holds besides. */
export function withEmails(text: string, links: readonly Link[]): Link[] {
  const emails = Array.from(text.matchAll(EMAIL), ({ 0: address, index }): Link => {
    return { start: index, end: index + address.length, url: `mailto:${address}`, title: null, form: "bare" };
  });
  const others = emails.filter((email) => !firstOverlapping(links, email));
  return others.length === 0 ? [...links] : [...links, ...others].sort((a, b) => a.start - b.start);
}

/** These links in order; one that is all there is in brackets cites: "… ([Acme](https://…))". */
export function withAsides(text: string, links: readonly Link[]): Link[] {
  let at = 0;
  let bracket = "";
  return links.map((link) => {
    for (; at < link.start; at += 1) if (/[()[\]（）【】]/u.test(text[at]!)) bracket = text[at]!;
    const before =
      text
        .slice(Math.max(0, link.start - 2), link.start)
        .trimEnd()
        .at(-1) ?? "";
    const after = text.slice(link.end, link.end + 2).trimStart()[0] ?? "";
    const isAside = /[([（【,;]/u.test(before) && /[)\]）】]/u.test(after) && /[([（【]/u.test(bracket);
    return link.form === "named" && isAside ? { ...link, form: "reference" } : link;
  });
}
