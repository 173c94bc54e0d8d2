import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { count } from "../report/words.ts";
import type { MonitorData } from "./console-data.ts";
import type { Refilled } from "./plan.tsx";

interface QuestionsFormProps {
  base: string;
  monitor: MonitorData;
  refilled: Refilled | null;
}

const MOST = 25;
/** Empty rows to write into. */
const SPARE = 3;

interface Row {
  text: string;
  persona: string;
  intent: string;
  area: string;
}

/** The pinned questions as rows to edit, and a way to have them written anew. */
export function QuestionsForm({ base, monitor, refilled }: QuestionsFormProps) {
  const pinned = monitor.questions.length;
  const rows = refilled?.form === "questions" ? refilledRows(refilled) : pinnedRows(monitor);
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">Questions</h2>
      <p className="quiet">
        {monitor.account.plan === "FREE"
          ? "On the free plan two questions are written and asked for you. What you pin here is asked on Pro."
          : `Asked word for word at every measure, ${MOST} at most. Empty a line to take its question out. One that names your brand is shown, never counted.`}
      </p>
      <form className="form" method="post" action={`${base}/questions`}>
        <ol className="question-rows">
          {each(rows, ({ text, persona, intent, area }, at) => (
            <li>
              <input type="hidden" name="intent" value={intent} />
              <input type="hidden" name="area" value={area} />
              <textarea
                name="text"
                rows={1}
                defaultValue={text}
                maxLength={300}
                aria-label={`Question ${at + 1}`}
                placeholder="Which payroll service would you shortlist in Ohio?"
                dir="auto"
              />
              <input
                className="persona"
                name="persona"
                defaultValue={persona}
                maxLength={120}
                aria-label={`Who asks question ${at + 1}`}
                placeholder="Who asks (optional)"
                dir="auto"
              />
            </li>
          ))}
        </ol>
        <button type="submit">Pin these questions</button>
      </form>
      <details className="more">
        <summary>Have them written anew</summary>
        <form className="form" method="post" action={`${base}/write-questions`}>
          <p className="hint" id="write-hint">
            The site is read and a writer proposes questions, which takes up to half a minute.{" "}
            {pinned > 0 && `They replace the ${count(pinned, "question")} above.`}
          </p>
          <label htmlFor="count">How many</label>
          <div className="row">
            <input
              id="count"
              name="count"
              type="number"
              min={1}
              max={MOST}
              defaultValue={10}
              aria-describedby="write-hint"
            />
            <button type="submit">Write them</button>
          </div>
        </form>
      </details>
    </section>
  );
}

const EMPTY: Row = { text: "", persona: "", intent: "", area: "" };

function pinnedRows({ questions }: MonitorData): Row[] {
  const rows = questions.map(({ text, persona, intent, area }) => ({
    text: plainText(text),
    persona: plainText(persona ?? ""),
    intent,
    area: plainText(area ?? ""),
  }));
  return [...rows, ...Array.from({ length: Math.min(SPARE, MOST - rows.length) }, () => EMPTY)];
}

function refilledRows({ values }: Refilled): Row[] {
  const column = (name: string) => [values[name] ?? []].flat();
  return column("text").map((text, at) => ({
    text,
    persona: column("persona")[at] ?? "",
    intent: column("intent")[at] ?? "",
    area: column("area")[at] ?? "",
  }));
}
