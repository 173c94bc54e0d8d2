import { findStack } from "../../read-site/parse/stack.ts";
import { notApplicable, pass } from "../judgement.ts";
import type { Audit } from "../types.ts";

export const stack: Audit = {
  id: "plat.stack",
  signal: "platform",
  grade: "C",
  effort: "low",
  title: "What the site is made with",
  why: "It changes no score; it lets the fixes say where to click.",

  judge(reading) {
    const names = reading.home.stack.flatMap((id) => findStack(id)?.label ?? []);
    if (names.length === 0) return notApplicable("No known platform left a mark.");
    return pass({ url: reading.home.finalUrl, observed: names.join(", "), expected: "any" });
  },

  fix: () => ({ title: "Nothing to fix", how: "This is for information.", paste: null }),
};
