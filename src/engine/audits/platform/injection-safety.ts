import { fail, pass } from "../judgement.ts";
import { excerpt } from "../text/pages.ts";
import type { Audit } from "../types.ts";

export const injectionSafety: Audit = {
  id: "plat.injection-safety",
  signal: "platform",
  grade: "B",
  effort: "low",
  title: "No hidden text talks to AI systems",
  why: "Text that visitors cannot see and that gives orders to assistants is treated as an attack.",

  judge(reading) {
    const evidence = reading.pages.flatMap((page) =>
      page.hiddenInstructions.slice(0, 2).map((text) => ({
        url: page.finalUrl,
        observed: `Hidden: “${excerpt(text, 160)}”`,
        expected: "no hidden instructions",
      })),
    );
    return evidence.length > 0
      ? fail(...evidence.slice(0, 6))
      : pass({
          url: reading.home.finalUrl,
          observed: `None on ${reading.pages.length} pages.`,
          expected: "no hidden instructions",
        });
  },

  fix(_reading, { evidence }) {
    return {
      title: "Remove hidden text that talks to AI systems",
      how: `On ${evidence[0]?.url ?? "a page"} there is text that visitors cannot see and that talks to AI systems. Remove it; if you did not put it there, have the site checked for a break-in.`,
      paste: null,
    };
  },
};
