import { renderPage } from "./layout.tsx";

/** Asks before anything is measured: programs that look at every link of a mail only look. */
export function renderConfirm(path: string): string {
  return renderPage(
    { canonical: null, noindex: true, title: "Watch this site", description: "Begins a monitor." },
    <>
      <h1>Watch this site</h1>
      <p className="lead">We measure it once a month and write to you when something really moved.</p>
      <form method="post" action={path}>
        <button type="submit">Begin</button>
      </form>
    </>,
  );
}
