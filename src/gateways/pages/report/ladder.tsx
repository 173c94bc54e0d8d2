import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import type { ReportLadder } from "../report-data.ts";
import { RUNGS } from "./words.ts";

/** The six rungs from crawlable to agent-operable: where the site stands and what the next one takes. */
export function Ladder({ ladder }: { ladder: ReportLadder | null }) {
  return (
    <section aria-labelledby="ladder">
      <h2 id="ladder">The ladder: from crawlable to agent-operable</h2>
      {ladder ? <Rungs ladder={ladder} /> : <p>Not measured: the site could not be checked.</p>}
    </section>
  );
}

function Rungs({ ladder }: { ladder: ReportLadder }) {
  return (
    <>
      <p className="quiet">{standing(ladder)}</p>
      <ol className="ladder" start={0}>
        {each(RUNGS, ({ name, meaning }, level) => (
          <li
            value={level}
            className={rungState(ladder, level)}
            aria-current={level === ladder.level ? "step" : undefined}
          >
            <span className="rung">{level}</span>
            <div>
              <h3>
                {name} <span className="state">{STATE_WORDS[rungState(ladder, level)]}</span>
              </h3>
              <p>{meaning}</p>
              {level === ladder.next?.level && <Next ladder={ladder} />}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

type RungState = "reached" | "here" | "blocked" | "next" | "later";

const STATE_WORDS: Record<RungState, string> = {
  reached: "reached",
  here: "the site stands here",
  blocked: "not met yet",
  next: "the next one",
  later: "",
};

function rungState({ level: standsOn, crawlable }: ReportLadder, level: number): RungState {
  if (level === standsOn) return crawlable ? "here" : "blocked";
  if (level < standsOn) return "reached";
  return level === standsOn + 1 ? "next" : "later";
}

function standing({ level, crawlable, next }: ReportLadder): string {
  if (!crawlable) return "Crawlers cannot read the home page yet. That comes before every other rung.";
  const name = RUNGS[level]?.name;
  return next
    ? `Level ${level} of 5, ${name}. Each rung needs all of those before it.`
    : `Level ${level} of 5, ${name}: the top rung.`;
}

function Next({ ladder: { next, limitedBy } }: { ladder: ReportLadder }) {
  return (
    <>
      {next && next.needs.length > 0 && (
        <>
          <p className="needs">What it takes:</p>
          <ul>
            {each(next.needs, (need) => (
              <li>{plainText(need.text)}</li>
            ))}
          </ul>
        </>
      )}
      {limitedBy && <p className="needs">Could not check: {plainText(limitedBy.reason)}</p>}
    </>
  );
}
