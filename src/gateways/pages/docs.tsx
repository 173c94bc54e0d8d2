import { Blocks } from "./blocks.tsx";
import { toMarkdown } from "./blocks-markdown.ts";
import { DOCS_LEAD, DOCS_TITLE, type DocsData, docsBlocks } from "./docs-content.ts";
import { renderPage } from "./layout.tsx";
import { aboutPage } from "./structured.ts";

/** The documentation as a page. */
export function renderDocs(docs: DocsData): string {
  return renderPage(
    {
      title: DOCS_TITLE,
      description: DOCS_LEAD,
      canonical: `${docs.baseUrl}/docs`,
      markdown: "/docs",
      structured: aboutPage({ baseUrl: docs.baseUrl, path: "/docs", title: DOCS_TITLE, description: DOCS_LEAD }),
    },
    <>
      <h1>{DOCS_TITLE}</h1>
      <p className="lead">{DOCS_LEAD}</p>
      <Blocks blocks={docsBlocks(docs)} />
    </>,
  );
}

/** The documentation for readers that ask for `text/markdown`. */
export function docsMarkdown(docs: DocsData): string {
  return toMarkdown({ title: DOCS_TITLE, lead: DOCS_LEAD, blocks: docsBlocks(docs) }, docs.baseUrl);
}
