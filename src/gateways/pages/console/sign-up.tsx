import { plainText } from "../../../plain-text.ts";
import { renderPage } from "../layout.tsx";

const HEAD = { canonical: null, noindex: true, style: "console" } as const;

/** What was typed, and what to mend in it. */
export interface SignUpForm {
  url: string;
  email: string;
  error: string | null;
}

/** The form that asks to watch a site. */
export function renderSignUp({ url, email, error }: SignUpForm): string {
  return renderPage(
    { ...HEAD, title: "Watch a site", description: "Have a website measured every month." },
    <>
      <h1>Watch a site</h1>
      <p className="lead">
        It is measured every month, and you get a mail when something really moved. Free, without a password: a link in
        a mail opens your page.
      </p>
      <form className="form panel" method="post" action="/monitor">
        {error && (
          <p className="said-fault" role="alert" id="sign-up-error">
            <strong>Please check:</strong> {plainText(error)}
          </p>
        )}
        <label htmlFor="url">Website address</label>
        <input
          id="url"
          name="url"
          required
          maxLength={2048}
          autoComplete="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://example.com"
          defaultValue={plainText(url)}
          aria-describedby={error ? "sign-up-error" : undefined}
        />
        <label htmlFor="email">Your e-mail address</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={plainText(email)}
          aria-describedby={error ? "sign-up-error" : undefined}
        />
        <button type="submit">Send me the link</button>
      </form>
      <p className="quiet small">Nothing is measured or kept before you open the link in the mail.</p>
    </>,
  );
}

/** Says that a mail is on its way. */
export function renderCheckMail(message: string): string {
  return renderPage(
    { ...HEAD, title: "Check your mail", description: "A link to confirm was mailed." },
    <>
      <h1>Check your mail</h1>
      <p className="lead">{plainText(message)}</p>
      <p className="quiet">
        The link works for two days. If nothing comes within some minutes, look among unwanted mails, or{" "}
        <a href="/monitor">send it again</a>.
      </p>
    </>,
  );
}
