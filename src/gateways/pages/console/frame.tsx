import type { ReactNode } from "react";
import { plainText } from "../../../plain-text.ts";
import { each } from "../each.ts";
import { Foreign } from "../foreign.tsx";
import { renderPage } from "../layout.tsx";
import { moment } from "../report/words.ts";
import type { Overview } from "./console-data.ts";

/** One page of a console, in the frame that all of them share. */
export interface ConsolePage {
  title: string;
  /** Path of the console, without a slash at the end. */
  base: string;
  /** The pages, in the order of the menu; `dated`: it can show an older measure too. */
  menu: readonly { id: string; title: string; dated: boolean }[];
  /** Id of the page in the menu. */
  current: string;
  overview: Overview;
  /** The older measure that was asked for; `null`: the newest. */
  measure: string | null;
  /** What a form came to. */
  said?: { text: string; isFault: boolean };
  content: ReactNode;
}

/** A page of the console, whole as an HTML document. */
export function renderConsole(page: ConsolePage): string {
  const { title, overview, said } = page;
  const { site } = overview;
  return renderPage(
    {
      title: `${plainText(title)} · ${site.domain}`,
      description: "A monitor of one website.",
      canonical: null,
      noindex: true,
      style: "console",
      script: true,
    },
    <>
      <Menu {...page} />
      {said && (
        <p className={said.isFault ? "said-fault" : "said-done"} role={said.isFault ? "alert" : "status"}>
          <strong>{said.isFault ? "Not changed." : "Done."}</strong> {plainText(said.text)}
        </p>
      )}
      {site.mode === "sandbox" && (
        <aside className="notice" aria-label="Sandbox">
          <p>
            <strong>Sandbox: these are not real AI answers.</strong> Built-in engines answer from invented companies and
            the sites measured here. The figures show how the console reads, not how visible the site is.
          </p>
        </aside>
      )}
      {site.failure && (
        <aside className="notice" aria-label="Last try">
          <p>
            <strong>The last try to measure {site.domain} failed</strong> on{" "}
            <time dateTime={site.failure.at}>{moment(site.failure.at)}</time>: {plainText(site.failure.message)}
            {site.measuredAt ? ` What stands here is of ${moment(site.measuredAt)}.` : ""}
          </p>
        </aside>
      )}
      {page.measure !== null && <Older {...page} />}
      {page.content}
    </>,
  );
}

function Menu({ base, menu, current, overview: { site }, measure }: ConsolePage) {
  return (
    <div className="console-head">
      <p className="quiet small eyebrow">
        Monitor of{" "}
        <strong>
          <Foreign text={site.domain} />
        </strong>
        {site.formerSites[0] && (
          <>
            , formerly <Foreign text={site.formerSites[0]} />
          </>
        )}
        {site.measuredAt && (
          <>
            {" "}
            · measured <time dateTime={site.measuredAt}>{moment(site.measuredAt)}</time>
          </>
        )}
      </p>
      <nav className="console-nav" aria-label="Monitor">
        <ul>
          {each(menu, ({ id, title, dated }) => (
            <li>
              <a href={pathOf(base, id, dated ? measure : null)} aria-current={id === current ? "page" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Older({ base, current, menu, overview: { site } }: ConsolePage) {
  const isDated = menu.find(({ id }) => id === current)?.dated ?? true;
  return (
    <p className="older">
      {isDated && site.measuredAt ? `You are looking at the measure of ${moment(site.measuredAt)}. ` : ""}
      <a href={pathOf(base, current, null)}>Show the newest</a>
    </p>
  );
}

/** Path of a page of a console, of an older measure where one is named. */
export function pathOf(base: string, id: string, measure: string | null): string {
  const path = id === "" ? base : `${base}/${id}`;
  return measure === null ? path : `${path}?measure=${encodeURIComponent(measure)}`;
}

/** Where there is nothing to show yet: why, and what comes next. */
export function NothingYet({ base, overview }: { base: string; overview: Overview }) {
  const { schedule, usage } = overview;
  const isOpen = Boolean(usage?.rescans.queued);
  const unasked = usage?.plan === "PRO" && schedule?.questions.length === 0;
  return (
    <section aria-labelledby="nothing">
      <h1 id="nothing">{isOpen ? "The first measure is under way" : "Nothing has been measured yet"}</h1>
      {isOpen ? (
        <p className="lead">It takes about a minute. What it finds will stand here.</p>
      ) : unasked ? (
        <p className="lead">
          No question is pinned yet, and a measure asks pinned questions. Write or pick them first.
        </p>
      ) : (
        <p className="lead">
          {schedule?.nextMeasureAt
            ? `The first measure is planned for ${moment(schedule.nextMeasureAt)}. You can also have it made now.`
            : "This site is measured on demand: ask for the first measure when you like."}
        </p>
      )}
      <p>
        <a className="button" href={isOpen ? `${base}/run` : `${base}/plan`}>
          {isOpen ? "Watch it" : unasked ? "Choose the questions" : "To the plan"}
        </a>
      </p>
    </section>
  );
}
