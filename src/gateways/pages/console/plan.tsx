import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Foreign } from "../foreign.tsx";
import { count, moment } from "../report/words.ts";
import { Table } from "../table.tsx";
import type { MonitorData } from "./console-data.ts";
import { QuestionsForm } from "./questions-form.tsx";
import { AreasForm, BrandNamesForm, EnginesForm, RivalsForm, RotateForm, ScheduleForm } from "./settings-forms.tsx";
import { Stamp } from "./trend-chart.tsx";

/** What a form was filled in with when it could not be taken; its fields show that again. */
export interface Refilled {
  /** Id of the form. */
  form: string;
  values: Readonly<Record<string, string | string[] | undefined>>;
}

interface PlanProps {
  base: string;
  monitor: MonitorData;
  engines: readonly { id: string; label: string }[];
  refilled: Refilled | null;
}

/** What is asked, of whom, when and at what price, with the forms to change it. */
export function PlanPage({ base, monitor, engines, refilled }: PlanProps) {
  const form = { base, monitor, refilled };
  return (
    <>
      <h1>Plan</h1>
      <p className="lead">{planWords(monitor)}</p>
      <ul className="jump small">
        {each(SECTIONS, ({ id, title }) => (
          <li>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
      <Rescan base={base} monitor={monitor} />
      <ScheduleForm {...form} />
      <QuestionsForm {...form} />
      <AreasForm {...form} />
      <EnginesForm {...form} engines={engines} />
      <BrandNamesForm {...form} />
      <RivalsForm {...form} />
      <Balance monitor={monitor} />
      <Edits monitor={monitor} />
      <RotateForm {...form} />
    </>
  );
}

const SECTIONS = [
  { id: "rescan", title: "Measure now" },
  { id: "schedule", title: "Schedule" },
  { id: "questions", title: "Questions" },
  { id: "areas", title: "Areas" },
  { id: "engines", title: "Engines" },
  { id: "brand-names", title: "Brand names" },
  { id: "rivals", title: "Rivals" },
  { id: "balance", title: "Balance" },
  { id: "edits", title: "Changes" },
  { id: "token", title: "Token" },
];

function planWords({ account, nextMeasureAt, next }: MonitorData): string {
  const plan = account.plan === "PRO" ? "Pro plan." : "Free plan: the free sample, measured again every month.";
  const when = nextMeasureAt ? ` Next measure: ${moment(nextMeasureAt)}.` : " Measured on demand.";
  if (!next) return `${plan}${when}`;
  const what = ` It asks ${count(next.questions, "question")} of ${count(next.engines.length, "engine")}`;
  return `${plan}${when}${what}${next.tokens > 0 ? ` and costs ${next.tokens.toLocaleString("en-GB")} tokens` : ""}.`;
}

function Rescan({ base, monitor: { rescans, account, next } }: { base: string; monitor: MonitorData }) {
  const short = next !== null && account.plan === "PRO" && account.tokens < next.tokens;
  return (
    <section aria-labelledby="rescan">
      <h2 id="rescan">Measure now</h2>
      <p className="quiet">
        Five times in any seven days, 20 minutes apart, one at a time. {rescans.remaining} of 5 left.
      </p>
      {rescans.queued ? (
        <p>
          A measure is under way. <a href={`${base}/run`}>Watch it</a>
        </p>
      ) : (
        <form className="form" method="post" action={`${base}/rescan`}>
          {!rescans.allowed && <p>{inPlainTime(rescans.reason)}</p>}
          {short && (
            <p>
              It costs {next.tokens.toLocaleString("en-GB")} tokens and {account.tokens.toLocaleString("en-GB")} are
              left. Whoever runs this service can add some.
            </p>
          )}
          <button type="submit" disabled={!rescans.allowed || short}>
            Measure now
          </button>
        </form>
      )}
    </section>
  );
}

/** A sentence of a rule with its moment as people write it. */
function inPlainTime(sentence: string | null): string {
  const plain = plainText(sentence ?? "");
  return plain.replace(/\d{4}-\d\d-\d\dT[\d:.]{5,15}Z/g, (iso) => moment(iso));
}

const REASONS = { GRANTED: "Granted", SPENT: "Spent on a measure", REFUNDED: "Given back for what was not answered" };

function Balance({ monitor: { account, next } }: { monitor: MonitorData }) {
  return (
    <section aria-labelledby="balance">
      <h2 id="balance">Balance</h2>
      <p>
        {account.plan === "FREE"
          ? "The free plan spends no tokens."
          : `${account.tokens.toLocaleString("en-GB")} tokens left${next ? `, enough for ${count(Math.floor(account.tokens / Math.max(1, next.tokens)), "measure")} like the next` : ""}. What is not answered is given back.`}
      </p>
      {account.entries.length > 0 && (
        <Table
          caption="Tokens, newest first"
          header={["When", "What", "Tokens", "Left"]}
          rows={account.entries.map(({ at, reason, tokens, balance }) => [
            <Stamp key={at} at={at} />,
            REASONS[reason],
            `${tokens > 0 ? "+" : "−"}${Math.abs(tokens).toLocaleString("en-GB")}`,
            balance.toLocaleString("en-GB"),
          ])}
        />
      )}
    </section>
  );
}

const PARTS: Record<MonitorData["edits"][number]["what"], string> = {
  AREAS: "Areas",
  QUESTIONS: "Questions",
  COMPETITORS: "Rivals",
  BRAND_NAMES: "Brand names",
  ENGINES: "Engines",
  SCHEDULE: "Schedule",
  SITE: "Address",
};

function Edits({ monitor: { edits } }: { monitor: MonitorData }) {
  return (
    <section aria-labelledby="edits">
      <h2 id="edits">Changes</h2>
      {edits.length === 0 ? (
        <p>
          Nothing was changed yet. What is changed here is recorded, for measures before and after may differ by it.
        </p>
      ) : (
        <Table
          caption="Newest first"
          header={["When", "What", "Added", "Taken out"]}
          rows={edits.map(({ at, what, added, removed }) => [
            <Stamp key={at} at={at} />,
            PARTS[what],
            <Lines key="added" of={added} />,
            <Lines key="removed" of={removed} />,
          ])}
        />
      )}
    </section>
  );
}

function Lines({ of }: { of: string[] }) {
  if (of.length === 0) return "nothing";
  return (
    <ul className="lines">
      {each(of, (line) => (
        <li>
          <Foreign text={line} />
        </li>
      ))}
    </ul>
  );
}
