import type { Release } from "./pages/text/changes.ts";
import { escaped } from "./pages/text/escaped.ts";
import { markdownToHtml } from "./pages/text/markdown-to-html.ts";
import type { Publisher } from "./pages/text/publisher.ts";

/** The versions as an Atom feed (RFC 4287), one entry each. */
export function atomFeed(releases: Release[], { baseUrl, name }: Publisher): string {
  const page = `${baseUrl}/changes`;
  const at = (date: string) => `<updated>${date}T00:00:00Z</updated>`;
  const entries = releases.map(({ version, anchor, date, changes }) => {
    const address = `${page}#${anchor}`;
    return `<entry>
<title>Answerscope ${version}</title>
<id>${address}</id>
<link rel="alternate" href="${address}"/>
${at(date)}
<content type="html">${escaped(markdownToHtml(changes))}</content>
</entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>What is new at Answerscope</title>
<id>${baseUrl}/feed</id>
<link rel="self" href="${baseUrl}/feed"/>
<link rel="alternate" href="${page}"/>
${at(releases[0]!.date)}
<author><name>${escaped(name)}</name></author>
${entries.join("\n")}
</feed>
`;
}
