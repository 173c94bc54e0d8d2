import { Marked, type Tokens } from "marked";
import { escaped } from "./escaped.ts";

/** Markdown of our own as HTML: headings are anchors, what is wide scrolls by keyboard too, raw HTML is shown as text. */
export function markdownToHtml(markdown: string): string {
  let under = "";
  const taken = new Map<string, number>();
  const anchorOf = (text: string) => {
    const words = (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-");
    const times = taken.get(words) ?? 0;
    taken.set(words, times + 1);
    return times === 0 ? words : `${words}-${times + 1}`;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, text, depth }) {
        under = text.replaceAll("`", "");
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      code: ({ text }) => scrolling(under, "scroll code", `<pre><code>${escaped(text)}</code></pre>`),
      table(token) {
        const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => this.parser.parseInline(tokens));
        const head = cells(token.header).map((cell) => `<th scope="col">${cell}</th>`);
        const rows = token.rows.map(cells).map(([first, ...rest]) => {
          return `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
        });
        const table = `<table><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
        return scrolling(under, "scroll", table);
      },
      html: ({ text }) => escaped(text),
    },
  });
  return marked.parse(markdown, { async: false });
}

/** What may be wider than the page must be reachable by keyboard. */
function scrolling(label: string, kind: string, inner: string): string {
  return `<section class="${kind}" aria-label="${escaped(label)}" tabindex="0">${inner}</section>`;
}
