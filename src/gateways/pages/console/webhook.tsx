import type { Operations } from "../../../graph/execute.ts";
import { Foreign } from "../foreign.tsx";
import { Table } from "../table.tsx";
import { Copyable } from "./copyable.tsx";
import type { Refilled } from "./plan.tsx";
import { Stamp } from "./trend-chart.tsx";

type Hook = Operations["GetWebhook"]["data"]["monitor"];

const STATES: Record<Hook["deliveries"][number]["state"], string> = {
  waiting: "is tried again",
  taken: "taken",
  given_up: "given up",
};

/** Where events are posted, what signs them, and what became of the last ones. */
export function WebhookPage({
  base,
  hook,
  showsSecret,
  refilled,
}: {
  base: string;
  hook: Hook;
  showsSecret: boolean;
  refilled: Refilled | null;
}) {
  const typed = refilled?.values.url;
  const { webhook, webhookSecret, deliveries } = hook;
  return (
    <>
      <h1>Webhook</h1>
      <p className="lead">
        Events are posted to an address of yours as signed JSON: a move that is more than chance, a planned measure that
        failed or was not paid, an address that leads elsewhere now, the weekly brief.
      </p>
      <form className="form" method="post" action={`${base}/webhook`}>
        <label>
          Address, https
          <input
            type="url"
            name="url"
            defaultValue={typeof typed === "string" ? typed : (webhook ?? "")}
            placeholder="https://hooks.example.com/answerscope"
          />
        </label>
        <p className="quiet small">Left empty: nothing is posted.</p>
        <button type="submit">Set the address</button>
      </form>
      {webhook && showsSecret && (
        <section aria-labelledby="secret">
          <h2 id="secret">The secret</h2>
          <p className="quiet">
            Keep it where your receiver runs; this page shows it only now. Each event carries Answerscope-Signature:
            t=seconds,v1=HMAC-SHA256 over the seconds, a dot and the body.
          </p>
          <Copyable label="Secret of this webhook" text={webhookSecret} />
        </section>
      )}
      {webhook && (
        <form className="form" method="post" action={`${base}/test-webhook`}>
          <button type="submit">Send a test event</button>
        </form>
      )}
      <section aria-labelledby="deliveries">
        <h2 id="deliveries">Last events</h2>
        {deliveries.length === 0 ? (
          <p>None yet.</p>
        ) : (
          <Table
            caption="Newest first"
            header={["When", "Event", "State", "Tries", "What went wrong last"]}
            rows={deliveries.map(({ at, event, state, tries, fault }) => [
              <Stamp key={at} at={at} />,
              event,
              STATES[state],
              tries,
              fault ? <Foreign key={`${at}-fault`} text={fault} /> : "nothing",
            ])}
          />
        )}
      </section>
    </>
  );
}
