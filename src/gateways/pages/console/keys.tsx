import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Foreign } from "../foreign.tsx";
import { count, listed, moment } from "../report/words.ts";
import { McpSnippets } from "./connect.tsx";
import type { NetworkData } from "./console-data.ts";
import { Copyable } from "./copyable.tsx";
import { Stamp } from "./trend-chart.tsx";

/** The keys of a network with what they were used for, and the form that makes one. */
export function Keys({ base, network: { keys, sites } }: { base: string; network: NetworkData }) {
  const [active, revoked] = [keys.filter((key) => !key.revokedAt), keys.filter((key) => key.revokedAt)];
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">AI access: keys</h2>
      <p className="quiet">
        A key lets one AI tool read the sites you tick, over MCP and nowhere else. Give each tool its own, so that you
        can see what it does and end it alone.
      </p>
      {active.length === 0 ? (
        <p>No key is in use.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="scroll" aria-label="Keys in use" tabIndex={0}>
          <table className="keys">
            <caption>{count(active.length, "key")} in use</caption>
            <thead>
              <tr>
                {each(["Name", "Sites", "Used", "Last use", "Made", "End it"], (head) => (
                  <th scope="col">{head}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {each(active, (key) => (
                <tr>
                  <th scope="row">
                    <Foreign text={key.name} />
                  </th>
                  <td>{reach(key)}</td>
                  <td>{count(key.uses, "time")}</td>
                  <td>{key.lastUsedAt ? <Stamp at={key.lastUsedAt} /> : "never"}</td>
                  <td>
                    <Stamp at={key.createdAt} />
                  </td>
                  <td>
                    <form method="post" action={`${base}/revoke`}>
                      <input type="hidden" name="id" value={key.id} />
                      <button className="quiet-button" type="submit">
                        Revoke<span className="unseen"> {plainText(key.name)}</span>
                      </button>
                    </form>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {revoked.length > 0 && (
        <details className="more">
          <summary>{count(revoked.length, "revoked key")}</summary>
          <ul>
            {each(revoked, (key) => (
              <li>
                <Foreign text={key.name} />: used {count(key.uses, "time")}, revoked {moment(key.revokedAt!)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <h3>Make a key</h3>
      <form className="form" method="post" action={`${base}/keys`}>
        <label htmlFor="name">Name, such as the tool it is for</label>
        <input id="name" name="name" required maxLength={120} autoComplete="off" dir="auto" />
        <fieldset>
          <legend>Sites it may read</legend>
          {each(sites, ({ site }) => (
            <label className="choice">
              <input type="checkbox" name="site" value={site} /> <Foreign text={site} />
            </label>
          ))}
          <label className="choice">
            <input type="checkbox" name="all" value="yes" /> All of them, also those that come later
          </label>
        </fieldset>
        <button type="submit">Make the key</button>
      </form>
    </section>
  );
}

function reach({ sites }: NetworkData["keys"][number]): string {
  if (sites === null) return "all";
  return sites.length === 0 ? "none any more" : listed(sites.map(plainText));
}

/** A key that was just made, which is shown this once. */
export function MadeKey({ secret, name, mcp }: { secret: string; name: string; mcp: string }) {
  return (
    <section className="made" aria-labelledby="made">
      <h2 id="made">
        Your new key for <Foreign text={name} />
      </h2>
      <p>
        <strong>Copy it now: it is shown this once and kept nowhere.</strong>
      </p>
      <Copyable label="The key" text={secret} />
      <McpSnippets address={mcp} token={secret} />
    </section>
  );
}
