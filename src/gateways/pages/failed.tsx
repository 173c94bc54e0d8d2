import { plainText } from "../../plain-text.ts";
import { Foreign } from "./foreign.tsx";
import { renderPage } from "./layout.tsx";

/** A scan that ended without a result. */
export interface FailedData {
  /** The address that was to be scanned. */
  url: string;
  code: string;
  /** One or two sentences for a person. */
  message: string;
}

/** The page of a failed scan: which site, what happened, what can be done, and a way to try again. */
export function renderFailed({ url, code, message }: FailedData): string {
  const site = url.replace(/^https?:\/\//i, "").replace(/\/$/, "");
  return renderPage(
    { title: `No result for ${plainText(site)}`, description: plainText(message), canonical: null, noindex: true },
    <>
      <h1>
        No result for <Foreign text={site} />
      </h1>
      <p className="lead">{plainText(message)}</p>
      {code === "SITE_UNREADABLE" ? <Unreadable /> : <p>Nothing was scored, and nothing of it counts anywhere.</p>}
      <form action="/scan" method="post">
        <input type="hidden" name="url" value={url} />
        <button type="submit" className="button">
          Try again
        </button>
      </form>
      <p>
        <a href="/">Scan another site</a>
      </p>
    </>,
  );
}

function Unreadable() {
  return (
    <>
      <h2>What can be done</h2>
      <ul>
        <li>
          Open the address in a browser without being signed in. If it shows nothing or asks for something, our crawler
          saw the same.
        </li>
        <li>
          If it opens for you, a firewall or bot protection in front of the site may be refusing us.{" "}
          <a href="/bot#how-to-let-it-in">How to let our crawler in</a>.
        </li>
        <li>
          The crawlers of AI engines may be refused by the same rule. A site that they cannot read is quoted by nobody,
          so this is worth a look at the site's own logs.
        </li>
      </ul>
    </>
  );
}
