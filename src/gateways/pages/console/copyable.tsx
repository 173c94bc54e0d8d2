import { plainText } from "../../../plain-text.ts";

/** A block that one click selects whole; the script of the pages adds a button. */
export function Copyable({ label, text }: { label: string; text: string }) {
  return (
    <figure className="paste copyable">
      <figcaption>{label}</figcaption>
      <button type="button" data-copy="" hidden>
        Copy<span className="unseen"> {label}</span>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={label}>
        <pre>
          <code>{plainText(text)}</code>
        </pre>
      </section>
    </figure>
  );
}
