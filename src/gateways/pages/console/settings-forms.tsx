import type { ReactNode } from "react";
import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import type { MonitorData } from "./console-data.ts";
import type { Refilled } from "./plan.tsx";

interface FormProps {
  base: string;
  monitor: MonitorData;
  refilled: Refilled | null;
}

/** One setting: its heading, what it is for, its fields and its button. */
function Setting({
  id,
  title,
  hint,
  action,
  button,
  children,
}: {
  id: string;
  title: string;
  hint: ReactNode;
  action: string;
  button: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="quiet" id={`${id}-hint`}>
        {hint}
      </p>
      <form className="form" method="post" action={action}>
        {children}
        <button type="submit">{button}</button>
      </form>
    </section>
  );
}

/** What stands in a field: what was typed before when that form could not be taken, else what is set. */
function shown({ refilled }: FormProps, form: string, name: string, set: string): string {
  const typed = refilled?.form === form ? refilled.values[name] : undefined;
  return typeof typed === "string" ? typed : set;
}

const SCHEDULES = [
  { value: "WEEKLY", label: "Every week" },
  { value: "MONTHLY", label: "Every month" },
  { value: "ON_DEMAND", label: "On demand only" },
];

/** How often the site is measured. */
export function ScheduleForm({ base, monitor }: FormProps) {
  const isFree = monitor.account.plan === "FREE";
  const choices = SCHEDULES.filter(({ value }) => !isFree || value !== "WEEKLY" || monitor.schedule === value);
  return (
    <Setting
      id="schedule"
      title="Schedule"
      hint={isFree ? "The free plan measures every month, or on demand." : "Each measure asks every pinned question."}
      action={`${base}/schedule`}
      button="Change the schedule"
    >
      <fieldset>
        <legend className="unseen">How often</legend>
        {each(choices, ({ value, label }) => (
          <label className="choice">
            <input type="radio" name="schedule" value={value} defaultChecked={monitor.schedule === value} /> {label}
          </label>
        ))}
      </fieldset>
    </Setting>
  );
}

/** Which engines are asked. */
export function EnginesForm({
  base,
  monitor,
  engines,
}: FormProps & { engines: readonly { id: string; label: string }[] }) {
  return (
    <Setting
      id="engines"
      title="Engines"
      hint="None ticked: every engine that is set up here."
      action={`${base}/engines`}
      button="Change the engines"
    >
      <fieldset>
        <legend className="unseen">Answer engines to ask</legend>
        {each(engines, ({ id, label }) => (
          <label className="choice">
            <input type="checkbox" name="engine" value={id} defaultChecked={monitor.engines.includes(id)} /> {label}
          </label>
        ))}
      </fieldset>
    </Setting>
  );
}

/** Areas that are asked about beside what is scored. */
export function AreasForm(props: FormProps) {
  const { base, monitor } = props;
  if (monitor.account.plan === "FREE") return null;
  const set = monitor.areas.flatMap(({ area, questions }) =>
    questions.map(({ text }) => plainText(`${area}: ${text}`)),
  );
  return (
    <Setting
      id="areas"
      title="Areas"
      hint="Up to five cities, regions or countries that are asked about apart: one a line, alone (then your first three questions are asked about it) or with a colon and a question. They enter no score, and each answer costs tokens like any other."
      action={`${base}/areas`}
      button="Change the areas"
    >
      <textarea
        name="areas"
        rows={4}
        dir="auto"
        aria-label="Areas, one a line"
        aria-describedby="areas-hint"
        placeholder="Dayton"
        defaultValue={shown(props, "areas", "areas", set.join("\n"))}
      />
    </Setting>
  );
}

/** Further names of the brand. */
export function BrandNamesForm(props: FormProps) {
  const { base, monitor } = props;
  return (
    <Setting
      id="brand-names"
      title="Brand names"
      hint="Names by which answers may call you, beside the one on your site: a short form, a former name. One a line."
      action={`${base}/brand-names`}
      button="Change the names"
    >
      <textarea
        name="names"
        rows={3}
        dir="auto"
        aria-label="Brand names, one a line"
        aria-describedby="brand-names-hint"
        defaultValue={shown(props, "brand-names", "names", monitor.brandNames.map(plainText).join("\n"))}
      />
    </Setting>
  );
}

/** Competitors to be compared with. */
export function RivalsForm(props: FormProps) {
  const { base, monitor } = props;
  const set = monitor.rivals.map(({ name, domain }) => plainText(domain ? `${name}, ${domain}` : name)).join("\n");
  return (
    <Setting
      id="rivals"
      title="Rivals"
      hint="Companies you want to be compared with. One a line: a name, or a name, a comma and a web address."
      action={`${base}/rivals`}
      button="Change the rivals"
    >
      <textarea
        name="rivals"
        rows={4}
        dir="auto"
        aria-label="Rivals, one a line"
        aria-describedby="rivals-hint"
        placeholder="Brightleaf, brightleaf.example"
        defaultValue={shown(props, "rivals", "rivals", set)}
      />
    </Setting>
  );
}

/** A new token, which makes a new address of the console. */
export function RotateForm({ base }: FormProps) {
  return (
    <Setting
      id="token"
      title="Token"
      hint="The address of this page holds the token of this monitor. If it got into wrong hands, replace it: you are led to the new address, and every link and tool with the old one stops working at once."
      action={`${base}/rotate`}
      button="Replace the token"
    >
      <label className="choice">
        <input type="checkbox" name="sure" value="yes" /> I will keep the new address, and set up my tools anew
      </label>
    </Setting>
  );
}
