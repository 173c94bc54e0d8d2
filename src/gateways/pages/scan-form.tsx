/** Field descriptions for agents that fill forms (WebMCP); React hands on attributes it does not know. */
const FOR_AGENTS = {
  form: {
    toolname: "scan_website",
    tooldescription:
      "Measure how visible a public website is to AI answer engines. Takes about a minute and leads to a report page.",
  },
  url: { toolparamdescription: "Absolute address of the website's home page, such as https://example.com" },
};

/**
 * The form that starts a scan; a plain POST, so it works without a script. `url` fills the field again after a mistake.
 * The field takes any text: people leave the scheme out, and the server says better than a browser what is wrong.
 */
export function ScanForm({ url, error }: { url?: string; error?: string }) {
  return (
    <form className="scan-form" action="/scan" method="post" {...FOR_AGENTS.form}>
      <label htmlFor="url">Website address</label>
      <p className="hint" id="url-hint">
        A public site, for example https://example.com. A scan takes about a minute and is free.
      </p>
      {error && (
        <p className="error" id="url-error">
          <strong>Please check:</strong> {error}
        </p>
      )}
      <div className="row">
        <input
          id="url"
          name="url"
          type="text"
          required
          maxLength={2048}
          autoComplete="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={url}
          aria-describedby={error ? "url-hint url-error" : "url-hint"}
          aria-invalid={error ? true : undefined}
          {...FOR_AGENTS.url}
        />
        <button type="submit">Scan this site</button>
      </div>
    </form>
  );
}
