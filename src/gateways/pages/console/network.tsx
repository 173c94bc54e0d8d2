import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Foreign } from "../foreign.tsx";
import { renderPage } from "../layout.tsx";
import { count, figure } from "../report/words.ts";
import { Table } from "../table.tsx";
import type { NetworkData, NetworkSite } from "./console-data.ts";
import { Keys, MadeKey } from "./keys.tsx";
import { Stamp } from "./trend-chart.tsx";

/** What the page of a network shows. */
export interface NetworkPage {
  /** Path of the page. */
  base: string;
  network: NetworkData;
  /** Address of the MCP server. */
  mcp: string;
  /** A key that was just made: shown this once. */
  made: { secret: string; name: string } | null;
  said?: { text: string; isFault: boolean };
}

/** The page of a network: its sites worst first, what moved, and the keys that open them to AI tools. */
export function renderNetwork({ base, network, mcp, made, said }: NetworkPage): string {
  const { name, sites, summary } = network;
  return renderPage(
    {
      title: plainText(name),
      description: "A network of monitors.",
      canonical: null,
      noindex: true,
      style: "console",
      script: true,
    },
    <>
      <p className="quiet small eyebrow">Network</p>
      <h1>
        <Foreign text={name} />
      </h1>
      {said && (
        <p className={said.isFault ? "said-fault" : "said-done"} role={said.isFault ? "alert" : "status"}>
          <strong>{said.isFault ? "Not done." : "Done."}</strong> {plainText(said.text)}
        </p>
      )}
      <p className="lead">{together(summary)}</p>
      {made && <MadeKey {...made} mcp={mcp} />}
      <section aria-labelledby="sites">
        <h2 id="sites">Sites, worst first</h2>
        {sites.length === 0 ? (
          <p>No site is in this network yet. Add the first one below.</p>
        ) : (
          <Table
            caption={count(sites.length, "site")}
            header={["Site", "Visibility", "Since the measure before", "Readiness", "Measured", "Next"]}
            rows={sites.map(siteRow)}
          />
        )}
        <p className="quiet small">
          A difference alone is no finding: each site's console says whether it is more than chance.
        </p>
      </section>
      <Movers movers={summary.movers} />
      <Keys base={base} network={network} />
      <AddSite base={base} />
    </>,
  );
}

function together({ sites, measured, visibility, readiness, gated }: NetworkData["summary"]): string {
  if (sites === 0) return "Nothing to show yet.";
  if (measured === 0) return `${count(sites, "site")}, none of them measured yet.`;
  const visible =
    visibility === null ? "visibility was not measured" : `visibility ${figure(visibility)} of 100 on average`;
  const ready = readiness === null ? "readiness was not measured" : `readiness ${figure(readiness)}`;
  const capped =
    gated === 0 ? "" : ` Of ${count(gated, "site")} it is capped at 40, since a fault keeps AI engines out.`;
  return `${measured} of ${count(sites, "site")} measured: ${visible}, ${ready}.${capped}`;
}

function siteRow({ site, brand, visibility, change, readiness, gate, measuredAt, nextMeasureAt }: NetworkSite) {
  return [
    <span key={site}>
      <Foreign text={brand ? brand : site} />
      {brand && (
        <span className="note">
          <Foreign text={site} />
        </span>
      )}
    </span>,
    visibility === null ? "not measured" : `${figure(visibility)} of 100`,
    changed(change),
    readiness === null ? "not measured" : `${readiness}${gate ? ", capped" : ""}`,
    measuredAt ? <Stamp key="measured" at={measuredAt} /> : "not yet",
    nextMeasureAt ? <Stamp key="next" at={nextMeasureAt} /> : "on demand",
  ];
}

function changed(change: number | null): string {
  if (change === null) return "nothing to compare";
  if (change === 0) return "the same";
  return change > 0 ? `${figure(change)} points up` : `${figure(-change)} points down`;
}

function Movers({ movers }: { movers: NetworkData["summary"]["movers"] }) {
  const moved = movers.filter(({ change }) => change !== null && change !== 0);
  if (moved.length === 0) return null;
  return (
    <section aria-labelledby="movers">
      <h2 id="movers">What changed most</h2>
      <ul>
        {each(moved, ({ site, previous, visibility, change }) => (
          <li>
            <Foreign text={site} />: {changed(change)}
            {previous !== null && visibility !== null && `, from ${figure(previous)} to ${figure(visibility)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddSite({ base }: { base: string }) {
  return (
    <section aria-labelledby="add">
      <h2 id="add">Add a site</h2>
      <p className="quiet" id="add-hint">
        The token of its monitor proves that you may: it stands in the address of the monitor's page, after “/monitor/”.
      </p>
      <form className="form" method="post" action={`${base}/sites`}>
        <label htmlFor="token">Token of the monitor</label>
        <div className="row">
          <input
            id="token"
            name="token"
            type="password"
            autoComplete="off"
            spellCheck={false}
            required
            aria-describedby="add-hint"
          />
          <button type="submit">Add it</button>
        </div>
      </form>
    </section>
  );
}
