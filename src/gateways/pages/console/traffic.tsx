import type { Operations } from "../../../graph/execute.ts";
import { plainText } from "../../../plain-text.ts";
import { count } from "../report/words.ts";
import { Table } from "../table.tsx";
import { Copyable } from "./copyable.tsx";
import { day } from "./trend-chart.tsx";

type Traffic = Operations["GetAiTraffic"]["data"]["evidence"];
type Week = Traffic["weeks"][number];

interface TrafficProps {
  base: string;
  /** Address of this installation, without a slash at the end. */
  baseUrl: string;
  traffic: Traffic;
  beaconKey: string | null;
}

/** Which visits AI engines sent and what their crawlers fetched, by the week, and how a site tells of them. */
export function TrafficPage({ base, baseUrl, traffic, beaconKey }: TrafficProps) {
  const { weeks, reason } = traffic;
  return (
    <>
      <h1>AI traffic</h1>
      <p className="lead">
        {weeks[0]
          ? `${count(weeks[0].visits, "visit")} from AI engines in the week of ${day(weeks[0].week)}.`
          : reason && plainText(reason)}
      </p>
      {weeks.length > 0 && <Visits weeks={weeks} />}
      {weeks.some(({ fetches }) => fetches && fetches.length > 0) && <Fetches weeks={weeks} />}
      <p className="quiet small">
        A floor, not a total: many AI apps do not say where a visitor comes from, and Google's AI answers cannot be told
        from its search. Beacon and log see the same visits, so the greater count is shown and they are never added.
      </p>
      <Beacon base={base} baseUrl={baseUrl} beaconKey={beaconKey} />
      <Logs address={`${baseUrl}${base}/traffic`} />
    </>
  );
}

function Visits({ weeks }: { weeks: Week[] }) {
  const labels = new Map(
    weeks.flatMap(({ byEngine }) => byEngine.map(({ engine, label }) => [engine, label] as const)),
  );
  return (
    <Table
      caption="Visits by week"
      header={["Week of", "Visits", ...[...labels.values()].map(plainText), "Told by"]}
      rows={weeks.map(({ week, visits, byEngine, fetches }) => [
        day(week),
        visits,
        ...[...labels.keys()].map((id) => byEngine.find(({ engine }) => engine === id)?.visits ?? 0),
        [byEngine.some(({ beacon }) => beacon !== null) || fetches === null ? "beacon" : "", fetches ? "log" : ""]
          .filter(Boolean)
          .join(" and "),
      ])}
    />
  );
}

function Fetches({ weeks }: { weeks: Week[] }) {
  const rows = weeks.flatMap(({ week, fetches }) => (fetches ?? []).map((fetch) => ({ week, ...fetch })));
  return (
    <section aria-labelledby="fetches">
      <h2 id="fetches">What AI crawlers fetched</h2>
      <p className="quiet">By what they call themselves in the log. These are programs, and no visits.</p>
      <Table
        caption="Pages fetched by week"
        header={["Week of", "Crawler", "Of", "Reads for", "Pages"]}
        rows={rows.map(({ week, crawler, vendor, purpose, fetches }) => [
          day(week),
          crawler,
          vendor,
          PURPOSES[purpose],
          fetches,
        ])}
      />
    </section>
  );
}

const PURPOSES = { search: "search", user: "a person who asks now", training: "training" } as const;

function Beacon({ base, baseUrl, beaconKey }: Omit<TrafficProps, "traffic">) {
  return (
    <section aria-labelledby="beacon">
      <h2 id="beacon">The beacon</h2>
      <p className="quiet">
        A small script on your pages. It tells us the engine's name when an AI engine sent the visitor, and nothing of
        any other visit: no cookie, no address of a page, nothing about a person.
      </p>
      {beaconKey && (
        <>
          <Copyable
            label="In the head of every page"
            text={`<script async src="${baseUrl}/beacon.js" data-site="${beaconKey}"></script>`}
          />
          <p className="quiet small">
            Where your site sends a Content-Security-Policy, add {baseUrl} to <code>script-src</code> and{" "}
            <code>connect-src</code>.
          </p>
        </>
      )}
      <form className="form" method="post" action={`${base}/beacon`}>
        <input type="hidden" name="on" value={beaconKey ? "no" : "yes"} />
        <button type="submit">{beaconKey ? "Turn the beacon off" : "Turn the beacon on"}</button>
      </form>
    </section>
  );
}

function Logs({ address }: { address: string }) {
  return (
    <section aria-labelledby="logs">
      <h2 id="logs">The access log</h2>
      <p className="quiet">
        Counts visits that blocked scripts hide, and AI crawlers. Combined log format or a JSON object a line, plain or
        gzipped. Send a log as often as you like: what was counted is not counted again. Only the counts are kept.
      </p>
      <Copyable label="From the server" text={`curl --data-binary @access.log '${address}?log=web-1'`} />
      <p className="quiet small">Each of several servers has a name of its own after ?log=.</p>
    </section>
  );
}
