import { z } from "zod";

/** The world that watches a page: it shares the document with the page's scripts and nothing else, so that none of them can change what it sees by. */
export const WORLD = "answerscope";
/** As long as a page's body may be that is fetched. */
const MAX_HTML = 3_000_000;
const MAX_TOOLS = 50;
/** A tool with its input schema as JSON. */
const MAX_TOOL = 20_000;
const MAX_NAME = 200;
const MAX_DESCRIPTION = 2_000;
/** Elements that are looked at for an overlay. */
const MAX_ELEMENTS = 20_000;

/**
 * Runs in the page's own world, before its scripts: takes the tools that it offers to agents, and takes away what would
 * send its text to us unasked (a driver is told of each console message and each uncaught error, however long).
 */
export const STAND_IN = `(() => {
  const { stringify } = JSON;
  const { apply } = Reflect;
  const { dispatchEvent } = EventTarget.prototype;
  const Told = CustomEvent;
  const keep = (tool) => {
    try {
      const { name, description, inputSchema } = tool;
      const detail = stringify({ name: String(name ?? ""), description: String(description ?? ""), inputSchema: inputSchema ?? null });
      if (detail.length <= ${MAX_TOOL}) apply(dispatchEvent, window, [new Told("answerscope-tool", { detail })]);
    } catch {}
  };
  const modelContext = {
    registerTool(tool) {
      keep(tool);
      return { unregister() {} };
    },
    provideContext(context) {
      for (const tool of context?.tools ?? []) keep(tool);
    },
    unregisterTool() {},
    clearContext() {},
  };
  for (const owner of [Navigator.prototype, Document.prototype]) {
    try {
      Object.defineProperty(owner, "modelContext", { configurable: true, get: () => modelContext });
    } catch {}
  }
  for (const name of Object.keys(console)) Object.defineProperty(console, name, { value() {} });
  for (const name of ["error", "unhandledrejection"]) addEventListener(name, (event) => event.preventDefault(), true);
  for (const name of ["Worker", "SharedWorker"]) delete globalThis[name];
})()`;

/** Runs in our world, before the page's scripts: sums layout shifts and keeps the tools that are told. */
export const WATCH = `(() => {
  const seen = { shift: 0, tools: [] };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  addEventListener("answerscope-tool", ({ detail }) => {
    if (typeof detail === "string" && detail.length <= ${MAX_TOOL} && seen.tools.length < ${MAX_TOOLS}) seen.tools.push(detail);
  });
})()`;

/** Runs in our world: what was seen, the page as it stands, and how much of the viewport fixed boxes cover. */
export const REPORT = `(() => {
  const width = innerWidth, height = innerHeight;
  let covered = 0;
  for (const element of [...document.querySelectorAll("body *")].slice(0, ${MAX_ELEMENTS})) {
    const style = getComputedStyle(element);
    if (style.position !== "fixed" || style.visibility === "hidden" || style.pointerEvents === "none" || Number(style.opacity) === 0) continue;
    const box = element.getBoundingClientRect();
    const across = Math.max(0, Math.min(box.right, width) - Math.max(box.left, 0));
    const down = Math.max(0, Math.min(box.bottom, height) - Math.max(box.top, 0));
    covered = Math.max(covered, (across * down) / (width * height));
  }
  const html = "<!DOCTYPE html>" + (document.documentElement?.outerHTML ?? "");
  return { html: html.slice(0, ${MAX_HTML}), shift: seen.shift, tools: seen.tools, overlay: covered };
})()`;

const cut = (longest: number) => z.string().transform((text) => text.slice(0, longest));

const Tool = z.object({ name: cut(MAX_NAME), description: cut(MAX_DESCRIPTION), inputSchema: z.unknown() });

/** A tool told as JSON; `null` when it is none. */
const ToldTool = z
  .string()
  .max(MAX_TOOL)
  .transform((json) => {
    try {
      return Tool.safeParse(JSON.parse(json)).data ?? null;
    } catch {
      return null;
    }
  });

/** What the report holds: it comes from a browser that ran other people's scripts, so it is checked like any input. */
export const PageReport = z.object({
  html: z.string().max(MAX_HTML),
  shift: z.number().nonnegative(),
  tools: z
    .array(ToldTool)
    .max(MAX_TOOLS)
    .transform((tools) => tools.filter((tool) => tool !== null)),
  /** Share of the viewport, 0 to 1. */
  overlay: z.number().min(0).max(1),
});

export type PageReport = z.infer<typeof PageReport>;
