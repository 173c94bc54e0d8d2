import { renderPage } from "../layout.tsx";
import { sitePreview } from "../site-preview.ts";
import { aboutPage } from "../structured.ts";
import { markdownToHtml } from "./markdown-to-html.ts";
import type { Publisher } from "./publisher.ts";

/** A page that is text: written once as Markdown, served as HTML and as Markdown. */
export interface TextPage {
  /** Under the base URL, e.g. `/docs/scoring`. */
  path: string;
  title: string;
  /** One or two sentences, plain text; the description too. */
  lead: string;
  /** What follows the lead; links within the site begin with `/`. */
  body: string;
  /** Day on which somebody last compared it with the program, ISO 8601; `null` where it changes with the installation. */
  checked: string | null;
}

/** The whole document for a browser. */
export function renderTextPage(page: TextPage, publisher: Publisher): string {
  const { path, title, lead, body, checked } = page;
  return renderPage(
    {
      title,
      description: lead,
      canonical: publisher.baseUrl + path,
      markdown: path,
      structured: aboutPage(page, publisher),
      picture: sitePreview(publisher.baseUrl),
    },
    <>
      {path.startsWith("/docs/") && (
        <nav className="quiet small" aria-label="Breadcrumb">
          <a href="/docs">Documentation</a> / {title}
        </nav>
      )}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <Html text={markdownToHtml(body)} />
      {checked && (
        <p className="quiet small">
          Reviewed by {publisher.name} on <time dateTime={checked}>{dayInWords(checked)}</time>, against the program as
          it was then.
        </p>
      )}
    </>,
  );
}

/** The same page for readers that ask for `text/markdown`; its links are whole addresses. */
export function textPageMarkdown({ title, lead, body, checked }: TextPage, { baseUrl, name }: Publisher): string {
  const when = checked ? [`Reviewed by ${name} on ${dayInWords(checked)}, against the program as it was then.`] : [];
  return `${[`# ${title}`, lead, wholeAddresses(body, baseUrl), ...when].join("\n\n")}\n`;
}

/** Links that begin with `/` as addresses that can be followed from anywhere. */
export function wholeAddresses(markdown: string, baseUrl: string): string {
  return markdown.replaceAll("](/", `](${baseUrl}/`);
}

/** Markdown of ours as HTML. */
export function Html({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, and raw HTML in them is escaped
  return <div className="text" dangerouslySetInnerHTML={{ __html: text }} />;
}

function dayInWords(day: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
