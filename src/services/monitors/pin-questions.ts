import { isBranded, type Names } from "../../engine/questions/branded.ts";
import { formFault, tidyQuestion } from "../../engine/questions/question-form.ts";
import { AppError } from "../../errors.ts";
import type { PinnedQuestion, QuestionInput } from "../../schema/monitor-parts.ts";
import { MOST_QUESTIONS } from "./measure-plan.ts";

/** What is known of the site a question is about. */
export interface AboutSite {
  names: Names;
  /** BCP-47 primary tag; "en" until the site was read. */
  language: string;
}

/**
 * The questions that an owner wants asked, in their order. One that is pinned already stays as it was written; a new one
 * is the owner's, and must be one that can be asked (`formFault`). Throws BAD_INPUT, which names the question that cannot be asked.
 */
export function pinQuestions(wanted: QuestionInput[], before: PinnedQuestion[], about: AboutSite): PinnedQuestion[] {
  if (wanted.length > MOST_QUESTIONS) throw new AppError("BAD_INPUT", `At most ${MOST_QUESTIONS} questions are asked.`);
  const seen = new Set<string>();
  return wanted.map(({ text: typed, persona, intent, area }) => {
    const text = tidyQuestion(typed);
    // What is pinned already was asked already, whoever wrote it.
    const fault = before.some((question) => question.text === text) ? null : formFault(text);
    if (fault) throw new AppError("BAD_INPUT", `"${text.slice(0, 60)}" cannot be asked. ${fault}`);
    if (seen.has(text.toLowerCase()))
      throw new AppError("BAD_INPUT", `This question is there twice: "${text.slice(0, 60)}".`);
    seen.add(text.toLowerCase());
    const kept = before.find((question) => question.text === text);
    const given = { persona: persona ?? kept?.persona ?? null, intent: intent ?? kept?.intent ?? "category" };
    const place = { area: area ?? kept?.area ?? null };
    return kept ? { ...kept, ...given, ...place } : { ...own(text, about), ...given, ...place };
  });
}

function own(text: string, { names, language }: AboutSite) {
  const branded = isBranded(text, names);
  return { text, branded, language, country: null, author: "owner" as const, reason: null };
}
