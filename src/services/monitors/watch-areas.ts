import { inArea } from "../../engine/questions/in-area.ts";
import { AppError } from "../../errors.ts";
import type { AreaInput, PinnedQuestion, WatchedArea } from "../../schema/monitor-parts.ts";
import { type AboutSite, pinQuestions } from "./pin-questions.ts";

const MOST_AREAS = 5;
const MOST_QUESTIONS = 5;
/** Questions of an area whose owner named none. */
const DERIVED = 3;

/**
 * The areas that an owner wants asked about, each with its set of questions: those that were typed, else the first that
 * are pinned, asked about the area. They are pinned then, whatever becomes of those they were made from. Throws BAD_INPUT.
 */
export function watchAreas(
  wanted: AreaInput[],
  pinned: PinnedQuestion[],
  { place, ...about }: AboutSite & { place: string | null },
): WatchedArea[] {
  if (wanted.length > MOST_AREAS) throw new AppError("BAD_INPUT", `At most ${MOST_AREAS} areas are asked about.`);
  const seen = new Set<string>();
  return wanted.map(({ area: typed, questions: texts }) => {
    const area = readArea(typed);
    if (seen.has(area.toLowerCase())) throw new AppError("BAD_INPUT", `This area is there twice: "${area}".`);
    seen.add(area.toLowerCase());
    if (texts && (texts.length === 0 || texts.length > MOST_QUESTIONS))
      throw new AppError("BAD_INPUT", `An area is asked about with 1 to ${MOST_QUESTIONS} questions.`);
    const questions = texts ? typedQuestions(texts, about) : derived(pinned, area, place);
    return { area, questions: questions.map((question) => ({ ...question, area })) };
  });
}

function readArea(typed: string): string {
  const area = typed.replace(/\s{1,20}/g, " ").trim();
  if (area.length >= 2 && area.length <= 60 && !/[\p{Cc}?!<>]/u.test(area)) return area;
  throw new AppError("BAD_INPUT", "An area is a name of 2 to 60 characters: a city, region or country.");
}

function typedQuestions(texts: string[], about: AboutSite): PinnedQuestion[] {
  const inputs = texts.map((text) => ({ text, intent: null, persona: null, area: null }));
  return pinQuestions(inputs, [], about);
}

function derived(pinned: PinnedQuestion[], area: string, place: string | null): PinnedQuestion[] {
  const usable = pinned.filter((question) => !question.branded && !question.area).slice(0, DERIVED);
  if (usable.length === 0)
    throw new AppError("BAD_INPUT", "No question is pinned that could be asked about an area: pin one, or type some.");
  return usable.map((question) => ({ ...question, text: inArea(question, { area, place }) }));
}
