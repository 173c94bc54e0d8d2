import { renderPage } from "./layout.tsx";

const HEAD = { canonical: null, noindex: true };

/** Asks before it ends anything: programs that look at every link of a mail only look. */
export function renderUnsubscribe(path: string): string {
  return renderPage(
    { ...HEAD, title: "Unsubscribe", description: "Ends mails from Answerscope." },
    <>
      <h1>Unsubscribe</h1>
      <p className="lead">You will get no more mails of this kind at this address.</p>
      <form method="post" action={path}>
        <button type="submit">Unsubscribe</button>
      </form>
    </>,
  );
}

/** Says that it is done. */
export function renderUnsubscribed(): string {
  return renderPage(
    { ...HEAD, title: "Unsubscribed", description: "These mails have ended." },
    <>
      <h1>Unsubscribed</h1>
      <p className="lead">You get no more mails of this kind at this address.</p>
    </>,
  );
}
