import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { WorkStopped } from "../../engine/workshop/work-stopped.ts";
import { createWorkshop } from "../../engine/workshop/workshop.ts";
import { AppError } from "../../errors.ts";
import type { TASKS } from "./tasks.ts";

/** Of pictures that were drawn lately: some forty. */
const MOST_KEPT_BYTES = 2_000_000;
/** CPU milliseconds of one picture; it takes some 200. */
const BUDGET_MS = 3000;

/** Draws pictures in a process of its own, which starts for the first one and ends after some seconds of rest. */
export class Pictures {
  readonly #tasks = new URL(`./tasks${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);
  readonly #workshop = createWorkshop<typeof TASKS>({ tasks: this.#tasks, processes: 1 });
  readonly #drawn = new LRUCache<string, Buffer>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (svg, _old, { signal }) => this.#draw(svg, signal),
  });

  /** The PNG of an SVG document; those who ask at once share one drawing. Throws OVERLOADED where it takes too long. */
  async png(svg: string): Promise<Buffer> {
    return (await this.#drawn.fetch(svg))!;
  }

  close(): Promise<void> {
    return this.#workshop.close();
  }

  async #draw(svg: string, signal: AbortSignal): Promise<Buffer> {
    const drawing = this.#workshop.bench(signal).run("draw", svg, { budgetMs: BUDGET_MS });
    return Buffer.from(
      await drawing.catch((fault) => {
        if (fault instanceof WorkStopped) throw new AppError("OVERLOADED", "The picture could not be drawn now.");
        throw fault;
      }),
    );
  }
}

/** What a document is known by: the same one is never drawn or sent twice. */
export function tagOf(svg: string): string {
  return `"${createHash("sha256").update(svg).digest("base64url").slice(0, 22)}"`;
}
