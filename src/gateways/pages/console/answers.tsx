import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Foreign, OutLink } from "../foreign.tsx";
import { Mark } from "../mark.tsx";
import { count, moment, PLACEMENT_WORDS, STATUS_WORDS } from "../report/words.ts";
import type { Verbatim, VerbatimAnswer } from "./console-data.ts";
import { highlight } from "./highlight.ts";

interface AnswersProps {
  base: string;
  measure: string | null;
  scan: Verbatim;
  /** Place of the question among those of the measure, from 0. */
  at: number;
}

/** Every engine's answer to one question, word for word, with names marked and pages cited. */
export function AnswersPage({ base, measure, scan, at }: AnswersProps) {
  const { text, persona, answers } = scan.questions[at]!;
  const labels = new Map(scan.engines.map(({ engine, label }) => [engine, plainText(label)]));
  const more = measure ? `&measure=${measure}` : "";
  const step = (to: number) => `${base}/answers?question=${to + 1}${more}`;
  return (
    <>
      <p className="small">
        <a href={`${base}/questions${measure ? `?measure=${measure}` : ""}`}>All questions</a>
      </p>
      <h1 dir="auto" lang={scan.language}>
        {plainText(text)}
      </h1>
      <p className="quiet">
        {persona && `Asked as: ${plainText(persona)}. `}
        {count(answers.length, "engine answer")}, word for word. What engines write is theirs, not ours.
      </p>
      <p className="legend small">
        <mark className="own">your brand</mark> <mark className="rival">named instead</mark>
      </p>
      {answers.length === 0 && <p>No engine was asked this question in this measure.</p>}
      {each(answers, (answer) => (
        <Answer answer={answer} label={labels.get(answer.engine) ?? answer.engine} scan={scan} />
      ))}
      <nav className="steps-nav" aria-label="Other questions">
        {at > 0 && <a href={step(at - 1)}>Question before</a>}
        {at + 1 < scan.questions.length && <a href={step(at + 1)}>Next question</a>}
      </nav>
    </>
  );
}

function Answer({ answer, label, scan }: { answer: VerbatimAnswer; label: string; scan: Verbatim }) {
  const placed = answer.status === "answered" && answer.placement ? PLACEMENT_WORDS[answer.placement] : null;
  return (
    <article className="answer">
      <h2>
        {label}{" "}
        <span className="placed">
          <Mark shape={placed?.shape ?? "gap"} /> {placed?.label ?? "Not answered"}
        </span>
      </h2>
      <p className="note small">
        {plainText(answer.servedModel ?? answer.model)}, <time dateTime={answer.at}>{moment(answer.at)}</time>
        {answer.stance &&
          answer.stance !== "neutral" &&
          `, speaks of you ${answer.stance === "positive" ? "well" : "ill"}`}
        {answer.placementReason && `. ${plainText(answer.placementReason)}`}
      </p>
      {placed || answer.text ? (
        <div className="verbatim" dir="auto" lang={scan.language}>
          {each(highlight(answer.text, answer.mentions, answer.competitors), ({ text, kind }) =>
            kind === "text" ? text : <mark className={kind}>{text}</mark>,
          )}
        </div>
      ) : (
        <p>
          {answer.reason
            ? plainText(answer.reason)
            : answer.status === "answered"
              ? "The answer was empty."
              : STATUS_WORDS[answer.status]}
        </p>
      )}
      {answer.competitors.length > 0 && (
        <p className="small">
          Named instead: <Foreign text={answer.competitors.join(", ")} />
        </p>
      )}
      {answer.searches.length > 0 && (
        <p className="small">
          Searched for: <Foreign text={answer.searches.join(" · ")} />
        </p>
      )}
      {answer.citations.length > 0 && (
        <details className="checks">
          <summary>{count(answer.citations.length, "page")} cited</summary>
          <ul className="cited">
            {each(answer.citations, ({ url, title, domain, type }) => (
              <li>
                {scan.mode === "live" ? <OutLink href={url} text={title || url} /> : <Foreign text={title || url} />}
                <span className="note">
                  <Foreign text={domain} />, {type === "own" ? "your own site" : type}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
