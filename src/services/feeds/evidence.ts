/** What a console shows of one measure, from its rows. */
import { isCounted } from "../../engine/questions/counted.ts";
import { standing } from "../../engine/read-answer/pooled/evidence.ts";
import { isNamed } from "../../engine/score/visibility.ts";
import type { Answer } from "../../schema/answer.ts";
import type {
  ConsoleAnswer,
  ConsoleCitation,
  ConsoleCompetitor,
  ConsoleFinding,
  ConsoleMention,
  ConsoleQuestion,
} from "../../schema/console/evidence.ts";
import type { Finding } from "../../schema/finding.ts";
import type { WatchedRival } from "../../schema/monitor-parts.ts";
import type { ConsoleRows } from "./console-rows.ts";

/** What failed comes first, what does not apply last. */
const FINDING_ORDER = ["fail", "partial", "not_measured", "pass", "not_applicable"];

/** Every question with who named the site and which rivals were named for it; those that were lost come first. */
export function questionsOf(rows: ConsoleRows): ConsoleQuestion[] {
  const rivals = standing(rows.competitors, rows.scan?.namedShare?.countable ?? 0);
  const named = namesByAnswer({ ...rows, competitors: rivals });
  const byQuestion = Map.groupBy(rows.answers, ({ questionId }) => questionId);
  const questions = rows.questions.map((row): ConsoleQuestion => {
    const answers = byQuestion.get(row.id) ?? [];
    const answered = answers.filter(({ status }) => status === "answered");
    return {
      question: row.text,
      intent: row.intent,
      persona: row.persona,
      branded: row.branded,
      regional: row.regional ?? false,
      author: row.author,
      area: row.area,
      named: answered.filter(({ placement }) => placement && isNamed(placement)).length,
      answered: answered.length,
      competitors: mostOften(answered.flatMap(({ id }) => named.get(id) ?? [])),
      engines: answers.map(({ engine, status, placement }) => ({ engine, status, placement })),
    };
  });
  const share = ({ named, answered }: ConsoleQuestion) => (answered === 0 ? 2 : named / answered);
  return questions.sort((a, b) => Number(isCounted(b)) - Number(isCounted(a)) || share(a) - share(b));
}

/** Every answer, by question and engine. */
export function answersOf(rows: ConsoleRows): ConsoleAnswer[] {
  const named = namesByAnswer(rows);
  const cited = Map.groupBy(rows.citations, ({ answerId }) => answerId);
  const textOf = new Map(rows.questions.map(({ id, text }) => [id, text]));
  const order = new Map(rows.questions.map(({ id, position }) => [id, position]));
  const sorted = rows.answers.toSorted((a, b) => order.get(a.questionId)! - order.get(b.questionId)!);
  return sorted.map((answer: Answer) => ({
    question: textOf.get(answer.questionId)!,
    engine: answer.engine,
    model: answer.servedModel ?? answer.model,
    at: answer.at,
    status: answer.status,
    reason: answer.reason,
    placement: answer.placement,
    stance: answer.stance,
    search: answer.search,
    searches: answer.searches,
    competitors: [...new Set(named.get(answer.id))],
    citations: (cited.get(answer.id) ?? []).map(({ url }) => url),
    text: answer.text,
  }));
}

/** Who was named instead; the account's own competitors that nobody named stand at the end, with no answer. */
export function competitorsOf({ competitors }: ConsoleRows, watched: WatchedRival[]): ConsoleCompetitor[] {
  const isWatched = (names: string[]) =>
    watched.some(({ name }) => names.some((other) => other.toLowerCase() === name.toLowerCase()));
  const named = competitors.map(({ name, names, type, domain, answers, engines, evidence, quote }) => ({
    ...{ name, type, domain, answers, engines, evidence, quote },
    watched: isWatched([name, ...names]),
  }));
  const known = competitors.flatMap(({ name, names }) => [name, ...names]).map((name) => name.toLowerCase());
  const absent = watched.filter(({ name }) => !known.includes(name.toLowerCase()));
  const none = { type: "company", answers: 0, engines: [], evidence: "strong", quote: "", watched: true } as const;
  return [...named, ...absent.map(({ name, domain }) => ({ ...none, engines: [], name, domain }))];
}

/** Cited pages, each once. */
export function citationsOf({ citations, answers }: ConsoleRows): ConsoleCitation[] {
  const engineOf = new Map(answers.map(({ id, engine }) => [id, engine]));
  const pages = [...Map.groupBy(citations, ({ url }) => url).values()].map((same) => {
    const { url, domain, type } = same[0]!;
    const title = same.find((citation) => citation.title)?.title ?? null;
    const ids = new Set(same.map(({ answerId }) => answerId));
    return {
      url,
      title,
      domain,
      type,
      answers: ids.size,
      engines: [...new Set([...ids].map((id) => engineOf.get(id)!))],
    };
  });
  return pages.sort((a, b) => b.answers - a.answers || a.url.localeCompare(b.url));
}

/** What failed first, and of that what weighs most. */
export function findingsOf(findings: Finding[]): ConsoleFinding[] {
  const rank = ({ status }: Finding) => FINDING_ORDER.indexOf(status);
  const sorted = findings.toSorted(
    (a, b) => rank(a) - rank(b) || b.weight - a.weight || a.audit.localeCompare(b.audit),
  );
  return sorted.map(({ audit, signal, status, title, reason, evidence }) => ({
    ...{ id: audit, signal, status, title, reason, evidence },
  }));
}

/** The sentences that name the site's own brand, each once an answer. */
export function mentionsOf({ mentions, answers, questions }: ConsoleRows): ConsoleMention[] {
  const answerOf = new Map(answers.map((answer) => [answer.id, answer]));
  const textOf = new Map(questions.map(({ id, text }) => [id, text]));
  const own = mentions.filter(({ competitorId }) => competitorId === null);
  const once = new Map(own.map((mention) => [`${mention.answerId}\n${mention.quote}`, mention]));
  return [...once.values()].map(({ answerId, placement, quote }) => {
    const { questionId, engine } = answerOf.get(answerId)!;
    return { question: textOf.get(questionId)!, engine, placement, quote };
  });
}

/** Which competitors each answer names. */
function namesByAnswer({ mentions, competitors }: ConsoleRows): Map<string, string[]> {
  const nameOf = new Map(competitors.map(({ id, name }) => [id, name]));
  const names = new Map<string, Set<string>>();
  for (const { answerId, competitorId } of mentions) {
    const name = competitorId && nameOf.get(competitorId);
    if (name) names.set(answerId, (names.get(answerId) ?? new Set()).add(name));
  }
  return new Map([...names].map(([id, each]) => [id, [...each]]));
}

function mostOften(names: string[]): string[] {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, same]) => [name, same.length] as const);
  return counts.sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([name]) => name);
}
