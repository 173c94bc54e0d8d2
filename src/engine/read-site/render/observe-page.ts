/** What a page is watched for while its scripts run; installed before any of them, in the page's own world. */
export const OBSERVE = `(() => {
  const seen = { shift: 0, tools: [] };
  Object.defineProperty(globalThis, "__seen", { value: seen });
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  } catch {}
  const keep = (tool) => {
    if (!tool || seen.tools.length >= 50) return;
    const { name, description, inputSchema } = tool;
    try {
      seen.tools.push(JSON.parse(JSON.stringify({ name: String(name ?? ""), description: String(description ?? ""), inputSchema: inputSchema ?? null })));
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
})()`;

/** Tells what was seen, and how much of the viewport fixed boxes cover. */
export const REPORT = `(() => {
  const width = innerWidth, height = innerHeight;
  let covered = 0;
  for (const element of document.querySelectorAll("body *")) {
    const style = getComputedStyle(element);
    if (style.position !== "fixed" || style.visibility === "hidden" || style.pointerEvents === "none" || Number(style.opacity) === 0) continue;
    const box = element.getBoundingClientRect();
    const across = Math.max(0, Math.min(box.right, width) - Math.max(box.left, 0));
    const down = Math.max(0, Math.min(box.bottom, height) - Math.max(box.top, 0));
    covered = Math.max(covered, (across * down) / (width * height));
  }
  return { shift: globalThis.__seen?.shift ?? 0, tools: globalThis.__seen?.tools ?? [], overlay: covered };
})()`;

/** What the report holds. */
export interface PageReport {
  shift: number;
  tools: { name: string; description: string; inputSchema: unknown }[];
  /** Share of the viewport, 0 to 1. */
  overlay: number;
}
