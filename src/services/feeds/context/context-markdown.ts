import { AppError } from "../../../errors.ts";
import { inline } from "../../../markdown.ts";
import type { Console } from "../../../schema/console/console.ts";
import { countedAnswers } from "./engines.ts";
import { fitInto } from "./fit.ts";
import { sectionsOf } from "./sections.ts";
import { day } from "./text.ts";

/** What a budget may be, in tokens of four characters, and what it is unless it is said. */
export const BUDGET = { least: 1000, usual: 8000, most: 64_000 };

/** From this budget on nothing is shortened that fits. */
const WHOLE = 32_000;

const MORE = "A larger ?budget= (up to 64000) shows more; the address that ends in .json shows everything.";

/** A console as Markdown within a budget of tokens; throws BAD_INPUT for a budget out of bounds. */
export function contextMarkdown(console: Console, budget: number): string {
  if (!Number.isInteger(budget) || budget < BUDGET.least || budget > BUDGET.most) {
    throw new AppError("BAD_INPUT", `The budget is a whole number from ${BUDGET.least} to ${BUDGET.most} tokens.`);
  }
  return fitInto(titleOf(console), sectionsOf(console, budget >= WHOLE), { tokens: budget, more: MORE });
}

function titleOf(console: Console): string {
  const { site, answers, scores } = console;
  const name = site.brand && site.brand !== site.domain ? `${inline(site.brand, 80)} (${site.domain})` : site.domain;
  const title = `# How AI answer engines see ${name}\n`;
  if (!site.measure) return `${title}\nNothing has been measured yet.`;
  const engines = new Set(answers.map(({ engine }) => engine));
  const { asked: wanted, answered } = scores.coverage;
  const counted = countedAnswers(console).filter(({ status }) => status === "answered").length;
  const apart = counted < answered ? `, ${counted} of them counted (the others are about areas or name the brand)` : "";
  const asked = `${wanted} answers asked of ${[...engines].join(", ")}, ${answered} given${apart}`;
  const about = [site.category && inline(site.category, 100), site.place && inline(site.place, 60)].filter(Boolean);
  const trade = about.length > 0 ? ` It sells: ${about.join(", ")}.` : "";
  const mode = site.mode === "sandbox" ? " **Sandbox: invented companies, no real engine.**" : "";
  return `${title}\nMeasured ${day(site.measuredAt)}: ${asked}.${trade}${mode}`;
}
