/** Plain sentences about an invented harbour company, for pages that need a certain amount of text. */
const SENTENCES = [
  "Acme repairs wooden boats in its own yard at the northern quay.",
  "Every hull is lifted, dried and measured before work begins.",
  "The varnish is applied in seven thin coats over two weeks.",
  "Owners receive a written report with photographs of each stage.",
  "A crane for vessels of up to twelve tons stands beside the hall.",
  "Spare parts for older engines are kept in the store behind the office.",
];

/** At least `words` words, as paragraphs of three sentences. */
export function prose(words: number): string {
  const paragraphs: string[] = [];
  for (let count = 0, at = 0; count < words; at += 3) {
    const text = [0, 1, 2].map((offset) => SENTENCES[(at + offset) % SENTENCES.length]).join(" ");
    count += text.split(" ").length;
    paragraphs.push(`<p>${text}</p>`);
  }
  return paragraphs.join("\n");
}

/** A whole page with one main heading and a footer. */
export function pageOf(main: string, { title = "Acme boat repair", head = "", footer = "© 2026 Acme" } = {}): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
    <body><main>${main}</main><footer>${footer}</footer></body></html>`;
}

/** A JSON-LD block; the context is added. */
export function jsonLd(...nodes: object[]): string {
  const value =
    nodes.length === 1
      ? { "@context": "https://schema.org", ...nodes[0] }
      : { "@context": "https://schema.org", "@graph": nodes };
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
}
