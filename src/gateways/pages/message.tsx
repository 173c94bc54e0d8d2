import { plainText } from "../../plain-text.ts";
import { each } from "./each.ts";
import { renderPage } from "./layout.tsx";
import { ScanForm } from "./scan-form.tsx";

/** What went otherwise than hoped, and what to do now. */
export interface MessageData {
  /** HTTP status, shown small for those who report it. */
  status: number;
  title: string;
  /** One or two sentences for a person. */
  text: string;
  /** Where to go from here, the likeliest first. */
  next: { label: string; href: string }[];
  /** Shows the scan form with what was typed, and what to mend in it. */
  form?: { url: string; error: string };
  /** Shows the form that has the scan of this address wait for a day with room. */
  waitUrl?: string;
}

/** Leaves an address for a scan that has to wait. */
function WaitForm({ url }: { url: string }) {
  return (
    <form className="scan-form" action="/scan" method="post">
      <input type="hidden" name="url" value={url} />
      <label htmlFor="email">Your e-mail address</label>
      <p className="hint" id="email-hint">
        The scan runs when there is room again, and one mail with the link to its report goes there. Then the address is
        deleted.
      </p>
      <div className="row">
        <input
          id="email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          aria-describedby="email-hint"
        />
        <button type="submit">Scan it later</button>
      </div>
    </form>
  );
}

/** The page for an error or a limit; always with a next step. */
export function renderMessage({ status, title, text, next, form, waitUrl }: MessageData): string {
  const [first, ...others] = next;
  return renderPage(
    { title: plainText(title), description: plainText(text), canonical: null, noindex: true },
    <>
      <h1>{plainText(title)}</h1>
      <p className="lead">{plainText(text)}</p>
      {form && <ScanForm url={plainText(form.url)} error={plainText(form.error)} />}
      {waitUrl !== undefined && <WaitForm url={plainText(waitUrl)} />}
      {first && (
        <p>
          <a className={form ? undefined : "button"} href={first.href}>
            {first.label}
          </a>
        </p>
      )}
      {others.length > 0 && (
        <ul>
          {each(others, (step) => (
            <li>
              <a href={step.href}>{step.label}</a>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet small">Status {status}</p>
    </>,
  );
}
