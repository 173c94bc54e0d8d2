import { each } from "../each.ts";
import { Copyable } from "./copyable.tsx";

interface ConnectProps {
  /** Path of the console. */
  base: string;
  /** Address of this installation, without a slash at the end. */
  baseUrl: string;
  token: string;
  exports: readonly { name: string; holds: string }[];
}

/** Ready snippets that connect an AI tool to this site's measurements, and files to take away. */
export function ConnectPage({ base, baseUrl, token, exports }: ConnectProps) {
  return (
    <>
      <h1>Connect your AI</h1>
      <p className="lead">
        Ask your own assistant about these measurements: what moved, who is named instead, what to fix first.
      </p>
      <p className="notice">
        The token below opens all measurements of this site, and nothing else. Treat it like a password: paste it into
        tools you trust. <a href={`${base}/plan#token`}>Replace it</a> if it got about.
      </p>
      <McpSnippets address={`${baseUrl}/mcp`} token={token} />
      <section aria-labelledby="exports">
        <h2 id="exports">Take it with you</h2>
        <ul>
          <li>
            <a href={`${base}.json`}>The whole console as JSON</a>, for programs
          </li>
          <li>
            <a href={`${base}/context.md`}>The essentials as Markdown</a>, sized for a chat with an assistant
          </li>
          {each(exports, ({ name, holds }) => (
            <li>
              <a href={`${base}/export/${name}.csv`}>{name}.csv</a>: {holds}
            </li>
          ))}
          <li>
            <a href={`${base}/history.jsonl`}>history.jsonl</a> and <a href={`${base}/answers.jsonl`}>answers.jsonl</a>:
            the same with one JSON object a line
          </li>
        </ul>
        <p className="quiet small">
          An empty cell is not measured, never zero. Answers and quotes were written by engines.
        </p>
      </section>
    </>
  );
}

/** How to reach the MCP server with a credential: with a header where a tool can send one, else in the address. */
export function McpSnippets({ address, token }: { address: string; token: string }) {
  const server = { answerscope: { type: "http", url: address, headers: { Authorization: `Bearer ${token}` } } };
  const call = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  return (
    <section aria-labelledby="mcp">
      <h2 id="mcp">Over MCP</h2>
      <p className="quiet">
        Best with the token in a header: it then stands in no address, no history and no log of a proxy.
      </p>
      <Copyable label="Settings file (.mcp.json and alike)" text={JSON.stringify({ mcpServers: server }, null, 2)} />
      <Copyable
        label="Claude Code"
        text={`claude mcp add --transport http answerscope ${address} --header "Authorization: Bearer ${token}"`}
      />
      <Copyable
        label="Try it in a terminal"
        text={`curl -sS ${address} -H 'Authorization: Bearer ${token}' -H 'Content-Type: application/json' -d '${call}'`}
      />
      <Copyable label="For tools that take only an address" text={`${address}/${token}`} />
    </section>
  );
}
