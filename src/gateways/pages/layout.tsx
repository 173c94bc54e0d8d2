import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PICTURE_SIZE } from "../pictures/paper.tsx";
import { ICON_ADDRESS } from "./icon.ts";
import { STYLES } from "./style.ts";

/** What a page says of itself to browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute; `null` on pages that have no address of their own, such as errors. */
  canonical: string | null;
  noindex?: boolean;
  /** Seconds until the page loads itself again. */
  refreshSeconds?: number;
  /** Path of the same page as Markdown. */
  markdown?: string;
  /** Schema.org data. */
  structured?: object;
  style?: keyof typeof STYLES;
  /** Adds what a script can: copying, printing, progress without a reload. */
  script?: boolean;
  /** The picture of a link preview. */
  picture?: { url: string; alt: string };
  /** A file of its own: it loads nothing and leads to no other page of this host. */
  standalone?: boolean;
}

/** One complete HTML document, with header, landmarks and footer around the content. */
export function renderPage(head: PageHead, content: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <Head {...head} />
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <Header leads={!head.standalone} />
        <main id="main" tabIndex={-1}>
          {content}
        </main>
        <Footer leads={!head.standalone} />
      </body>
    </html>,
  )}`;
}

function Head({ title, description, canonical, standalone = false, ...rest }: PageHead) {
  const full = title.includes("Answerscope") ? title : `${title} · Answerscope`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      {rest.noindex && <meta name="robots" content="noindex" />}
      {rest.refreshSeconds !== undefined && (
        <noscript>
          <meta httpEquiv="refresh" content={String(rest.refreshSeconds)} />
        </noscript>
      )}
      {rest.script && !standalone && <script type="module" src="/enhance.js" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {rest.markdown && <link rel="alternate" type="text/markdown" href={rest.markdown} />}
      {!standalone && (
        <link rel="alternate" type="application/atom+xml" title="What is new at Answerscope" href="/feed" />
      )}
      <link rel="icon" type="image/svg+xml" href={standalone ? ICON_ADDRESS : "/icon.svg"} />
      <meta property="og:site_name" content="Answerscope" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      {rest.picture && <Preview {...rest.picture} />}
      <Raw tag="style" text={STYLES[rest.style ?? "plain"]} />
      {rest.structured && <Raw tag="script" type="application/ld+json" text={jsonForHtml(rest.structured)} />}
    </head>
  );
}

function Preview({ url, alt }: { url: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(PICTURE_SIZE.width)} />
      <meta property="og:image:height" content={String(PICTURE_SIZE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Text that HTML does not escape; only our own style sheets and JSON whose `<` is escaped come here. */
function Raw({ tag: Tag, text, type }: { tag: "style" | "script"; text: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content is ours, see above
  return <Tag type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

function jsonForHtml(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function Header({ leads }: { leads: boolean }) {
  if (!leads) {
    return (
      <header className="site-head">
        <span className="wordmark">
          <Wordmark />
        </span>
      </header>
    );
  }
  return (
    <header className="site-head">
      <a className="wordmark" href="/">
        <Wordmark />
      </a>
      <nav aria-label="Site">
        <a href="/">Scan</a>
        <a href="/monitor" rel="nofollow">
          Watch
        </a>
        <a href="/docs">Docs</a>
      </nav>
    </header>
  );
}

function Wordmark() {
  return (
    <>
      <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden="true">
        <circle cx="14" cy="14" r="10.5" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M14 8a6 6 0 0 1 0 12z" fill="currentColor" />
        <path d="m22 22 7 7" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </svg>
      Answerscope
    </>
  );
}

function Footer({ leads }: { leads: boolean }) {
  return (
    <footer className="site-foot">
      <p>Answerscope measures how visible a website is to AI answer engines.</p>
      {leads && (
        <nav aria-label="About this service">
          <a href="/docs">Docs</a>
          <a href="/bot">Our crawler</a>
          <a href="/openapi.json">OpenAPI</a>
          <a href="/changes">What is new</a>
          <a href="/about">About and contact</a>
          <a href="/privacy">Privacy</a>
          <a href="/terms">Terms</a>
        </nav>
      )}
    </footer>
  );
}
