import { INTENTS } from "../../engine/types.ts";
import { AppError } from "../../errors.ts";
import type { Graph, Operations } from "../../graph/execute.ts";
import type { Caller } from "../../resolvers/context.ts";
import { type Filled, field, fields, isTicked, lines } from "./forms.ts";

/** What a form does: the operation runs, and what is said of it afterwards, or the page or path that it leads to. */
export interface Action {
  id: string;
  /** Page that its form stands on, where a fault is shown; the plan when left out. */
  from?: string;
  run(graph: Graph, form: Filled, caller: Caller): Promise<{ done: string } | { page: string } | { path: string }>;
}

type Pinned = Operations["SetQuestions"]["data"]["setQuestions"]["questions"][number];

/** A question as it is pinned anew. */
interface Question extends Pick<Pinned, "text" | "persona" | "area"> {
  intent: Pinned["intent"] | null;
}

/** THE list of forms of a console; each stands at `POST /monitor/<token>/<id>`. */
export const ACTIONS: readonly Action[] = [
  {
    id: "rescan",
    async run(graph, _form, caller) {
      const { requestRescan } = await graph.execute("RequestRescan", {}, caller);
      if (!requestRescan.queued) throw new AppError("RESCAN_REFUSED", requestRescan.reason ?? undefined);
      return { page: "run" };
    },
  },
  {
    id: "questions",
    async run(graph, form, caller) {
      const { setQuestions } = await graph.execute("SetQuestions", { questions: questionsOf(form) }, caller);
      return {
        done: `${setQuestions.questions.length} of 25 questions are pinned. They are asked at the next measure.`,
      };
    },
  },
  {
    id: "write-questions",
    async run(graph, form, caller) {
      const count = Number(field(form, "count"));
      if (!Number.isInteger(count) || count < 1 || count > 25)
        throw new AppError("BAD_INPUT", "Give a whole number of questions, 1 to 25.");
      const { writeQuestions } = await graph.execute("WriteQuestions", { count }, caller);
      return { done: `${writeQuestions.questions.length} questions were written. Read them before they are asked.` };
    },
  },
  {
    id: "schedule",
    async run(graph, form, caller) {
      const schedule = field(form, "schedule");
      if (!["WEEKLY", "MONTHLY", "ON_DEMAND"].includes(schedule))
        throw new AppError("BAD_INPUT", "Choose weekly, monthly or on demand.");
      await graph.execute("SetSchedule", { schedule }, caller);
      return { done: "The schedule was changed." };
    },
  },
  {
    id: "engines",
    async run(graph, form, caller) {
      await graph.execute("SetEngines", { engines: fields(form, "engine") }, caller);
      return { done: "The engines were changed. They are asked from the next measure on." };
    },
  },
  {
    id: "brand-names",
    async run(graph, form, caller) {
      await graph.execute("SetBrandNames", { names: lines(form, "names") }, caller);
      return { done: "The names were changed. Answers are read by them from the next measure on." };
    },
  },
  {
    id: "rivals",
    async run(graph, form, caller) {
      await graph.execute("SetRivals", { rivals: lines(form, "rivals").map(rivalOf) }, caller);
      return { done: "The rivals were changed." };
    },
  },
  {
    id: "areas",
    async run(graph, form, caller) {
      const areas = areasOf(lines(form, "areas"));
      const { setAreas } = await graph.execute("SetAreas", { areas }, caller);
      const next = setAreas.next ? ` The next measure costs ${setAreas.next.tokens} tokens.` : "";
      return { done: `The areas were changed.${next}` };
    },
  },
  {
    id: "webhook",
    from: "webhook",
    async run(graph, form, caller) {
      const url = field(form, "url") || null;
      await graph.execute("SetWebhook", { url }, caller);
      return { page: url ? "webhook?secret=shown" : "webhook" };
    },
  },
  {
    id: "test-webhook",
    from: "webhook",
    async run(graph, _form, caller) {
      await graph.execute("TestWebhook", {}, caller);
      return { page: "webhook" };
    },
  },
  {
    id: "beacon",
    from: "traffic",
    async run(graph, form, caller) {
      await graph.execute("SetBeacon", { on: field(form, "on") === "yes" }, caller);
      return { page: "traffic" };
    },
  },
  {
    id: "rotate",
    async run(graph, form, caller) {
      if (!isTicked(form, "sure"))
        throw new AppError("BAD_INPUT", "Tick the box first: the address you have now stops working at once.");
      const { rotateToken } = await graph.execute("RotateToken", {}, caller);
      return { path: new URL(rotateToken.link).pathname };
    },
  },
];

/** Rows of a text with who asks it; those without a text are left out. Throws BAD_INPUT where the form has no row at all. */
function questionsOf(form: Filled): Question[] {
  if (form.text === undefined) throw new AppError("BAD_INPUT", 'The form needs the field "text".');
  const [texts, personas, intents, areas] = ["text", "persona", "intent", "area"].map((name) => fields(form, name));
  const rows = texts!.map((text, row) => ({
    text: text.replace(/\s+/g, " ").trim(),
    persona: personas![row]?.trim() || null,
    intent: intentOf(intents![row]),
    area: areas![row]?.trim() || null,
  }));
  return rows.filter(({ text }) => text !== "");
}

/** The form sends back what it was given; throws BAD_INPUT for anything else. */
function intentOf(sent: string | undefined): Question["intent"] {
  const intent = INTENTS.find((each) => each === sent);
  if (sent && !intent) throw new AppError("BAD_INPUT", `What a buyer wants is one of: ${INTENTS.join(", ")}.`);
  return intent ?? null;
}

/** "Area" or "Area: question", one a line; an area without a question has its questions made. */
function areasOf(rows: string[]): { area: string; questions: string[] | null }[] {
  const parts = rows.map((row) => {
    const colon = row.indexOf(":");
    return {
      area: (colon < 0 ? row : row.slice(0, colon)).trim(),
      question: colon < 0 ? "" : row.slice(colon + 1).trim(),
    };
  });
  return [...Map.groupBy(parts, ({ area }) => area)].map(([area, own]) => {
    const questions = own.flatMap(({ question }) => question || []);
    return { area, questions: questions.length > 0 ? questions : null };
  });
}

/** "Name, domain" with the domain left out where it is not known. */
function rivalOf(line: string): { name: string; domain: string | null } {
  const comma = line.lastIndexOf(",");
  const domain = line.slice(comma + 1).trim();
  if (comma < 0 || !domain.includes(".") || domain.includes(" ")) return { name: line, domain: null };
  return { name: line.slice(0, comma).trim(), domain };
}
