import { each } from "./each.ts";
import { renderPage } from "./layout.tsx";

/** A document that can be tried as it stands, with the values it needs. */
export interface Example {
  name: string;
  title: string;
  query: string;
  /** JSON. */
  variables: string;
}

/** The page at `/graphql` for people: write a query, send it, read what comes. Its script is `GRAPHQL_SCRIPT`. */
export function renderGraphqlPage(examples: readonly Example[]): string {
  return renderPage(
    {
      title: "GraphQL",
      description:
        "Ask Answerscope's graph from the browser: the documents behind every door, and queries of your own.",
      canonical: null,
      noindex: true,
    },
    <>
      <h1>GraphQL</h1>
      <p className="lead">
        The documents behind every door, and queries of your own. <a href="/schema.graphql">The whole schema</a> as
        text; programs send POST requests to this address.
      </p>
      <form id="ask">
        <p>
          <label htmlFor="example">Begin with</label>
          <br />
          <select id="example" name="example">
            {each(examples, ({ name, title, query, variables }) => (
              <option value={name} data-query={query} data-variables={variables}>
                {name}: {title}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor="query">Query</label>
          <br />
          <textarea id="query" name="query" rows={16} cols={80} spellCheck={false} defaultValue={examples[0]?.query} />
        </p>
        <p>
          <label htmlFor="variables">Variables, as JSON</label>
          <br />
          <textarea
            id="variables"
            name="variables"
            rows={4}
            cols={80}
            spellCheck={false}
            defaultValue={examples[0]?.variables}
          />
        </p>
        <p>
          <label htmlFor="token">Token, where it needs one (kept nowhere)</label>
          <br />
          <input id="token" name="token" type="password" autoComplete="off" size={48} />
        </p>
        <button type="submit">Send</button>
      </form>
      <h2 id="answer">Answer</h2>
      <pre role="status" aria-labelledby="answer">
        <code id="result">Nothing was sent yet.</code>
      </pre>
      <noscript>
        <p>Without scripts, send the query with a program of your own: see the docs.</p>
      </noscript>
      <script src="/graphql.js" defer />
    </>,
  );
}

/** Sends what stands in the form of the page and shows the answer as text. */
export const GRAPHQL_SCRIPT = `
const field = (name) => document.getElementById(name);
const result = field("result");
field("example").addEventListener("change", ({ target }) => {
  const { query, variables } = target.selectedOptions[0].dataset;
  field("query").value = query;
  field("variables").value = variables;
});
field("ask").addEventListener("submit", async (event) => {
  event.preventDefault();
  result.textContent = "Asking …";
  try {
    const variables = JSON.parse(field("variables").value || "{}");
    const token = field("token").value.trim();
    const headers = { "Content-Type": "application/json", ...(token && { Authorization: "Bearer " + token }) };
    const body = JSON.stringify({ query: field("query").value, variables });
    const response = await fetch("/graphql", { method: "POST", headers, body });
    result.textContent = JSON.stringify(JSON.parse(await response.text()), null, 2);
  } catch (error) {
    result.textContent = error instanceof SyntaxError ? "The variables, or the answer, are no JSON: " + error.message : String(error);
  }
});
`;
