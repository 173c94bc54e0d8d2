import type { Page, Reading } from "../../read-site/types.ts";
import { fail, notMeasured, partial, pass } from "../judgement.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import type { Audit, Evidence, Judgement } from "../types.ts";

/** Words of main content that show a page needs no script; thresholds by what Vercel and MERJ saw crawlers read. */
const ENOUGH_WORDS = 150;
const FEW_WORDS = 60;
const EMPTY_MOUNT = 20;
/** No more than a word that says "loading": nothing to read, whatever the script mounts on. */
const NO_WORDS = 3;

/** Frameworks that can render on the server. */
const FRAMEWORKS = new Set(["nextjs", "nuxt", "sveltekit", "remix", "gatsby", "astro", "angular", "vue", "react"]);

/** How a page's text gets to a reader without scripts, told from its HTML; `null` where that does not decide. */
export function renderingOf(page: Page): "server" | "client-only" | "thin" | null {
  const { mount, count, noscript, srcs } = page.scripts;
  if (page.mainWords >= ENOUGH_WORDS || count === 0) return "server";
  if (page.bodyWords <= NO_WORDS) return "client-only";
  const empty = mount !== null && mount.words <= EMPTY_MOUNT;
  const asksForScript = /enable (?:java)?script|javascript (?:is )?(?:required|disabled|aktivier)|javascript/i.test(
    noscript,
  );
  if (page.bodyWords <= FEW_WORDS && srcs.length > 0 && (empty || (asksForScript && page.mainWords <= EMPTY_MOUNT)))
    return "client-only";
  if (!empty && !asksForScript && !isMadeByScript(page) && page.bodyWords > EMPTY_MOUNT) return "server";
  if (!empty && page.mainWords >= FEW_WORDS && page.stack.some((id) => FRAMEWORKS.has(id))) return "thin";
  return null;
}

/** Marks of a page that a script puts together: a framework's, or a bundle's name. */
const BUNDLE =
  /(?:^|\/)(?:main|app|bundle|index|vendor|chunk|runtime|polyfills)[-.~][\w.~-]{0,60}\.m?js|(?:^|\/)(?:bundle|app|main)\.js|\/(?:_next|_nuxt|assets\/index-)/i;

function isMadeByScript({ stack, scripts }: Page): boolean {
  return (
    scripts.moduleCount > 0 || stack.some((id) => FRAMEWORKS.has(id)) || scripts.srcs.some((src) => BUNDLE.test(src))
  );
}

export const rendering: Audit = {
  id: "plat.rendering",
  signal: "platform",
  grade: "B",
  effort: "high",
  title: "The text is there without scripts",
  why: "Most AI crawlers run no scripts: what a script adds to the page, they do not see.",
  gate: {
    text: "Without scripts the home page holds no text, and most AI crawlers run none.",
    holds: (reading) => renderingOf(reading.home) === "client-only" || isFilledByScript(reading),
  },

  judge(reading) {
    return reading.rendered?.length ? judgeRendered(reading) : judgeRaw(reading);
  },

  fix(reading) {
    return {
      title: "Deliver the text with the page",
      how: withPlatformStep(
        "Your pages are built by script in the browser, and most AI crawlers see an empty page. Turn on server rendering or pre-rendering, so that the text stands in the HTML.",
        reading,
        "rendering",
      ),
      paste: null,
    };
  },
};

/** A browser shows text on a home page whose HTML holds none. */
function isFilledByScript({ home, rendered }: Reading): boolean {
  const shown = rendered?.find(({ url }) => url === home.finalUrl || url === home.url);
  return home.bodyWords <= EMPTY_MOUNT && (shown?.mainWords ?? 0) >= FEW_WORDS;
}

function judgeRendered(reading: Reading): Judgement {
  const compared = reading.rendered!.flatMap(({ url, mainWords }) => {
    const raw = reading.pages.find((page) => page.finalUrl === url || page.url === url);
    return raw && mainWords > 0
      ? [{ url, raw: raw.mainWords, shown: mainWords, ratio: Math.min(1, raw.mainWords / mainWords) }]
      : [];
  });
  const worst = compared.sort((a, b) => a.ratio - b.ratio)[0];
  if (!worst) return judgeRaw(reading);
  const evidence: Evidence = {
    url: worst.url,
    observed: `${worst.raw} words without scripts, ${worst.shown} with them.`,
    expected: "at least 80 % of the words without scripts",
  };
  if (worst.ratio < 0.4) return { ...fail(evidence), score: worst.ratio / 2 };
  if (worst.ratio < 0.8) return partial(worst.ratio, evidence);
  return pass(evidence);
}

function judgeRaw(reading: Reading): Judgement {
  const judged = reading.pages.map((page) => ({ page, how: renderingOf(page) })).filter(({ how }) => how !== null);
  if (judged.length === 0)
    return notMeasured(
      "The pages hold little text and their HTML does not tell whether scripts add more. A browser would show it.",
    );
  const evidence = judged
    .filter(({ how }) => how !== "server")
    .map(({ page, how }) => ({
      url: page.finalUrl,
      observed:
        how === "thin"
          ? `${page.mainWords} words without scripts on a page made with a script framework.`
          : `${page.bodyWords} words without scripts, in a page that waits for its script.`,
      expected: `at least ${ENOUGH_WORDS} words of content in the HTML`,
    }))
    .slice(0, 6);
  if (renderingOf(reading.home) === "client-only") return fail(...evidence);
  const share =
    judged.reduce((sum, { how }) => sum + (how === "server" ? 1 : how === "thin" ? 0.5 : 0), 0) / judged.length;
  if (share === 1) {
    const fewest = judged.map(({ page }) => page).sort((a, b) => a.mainWords - b.mainWords)[0]!;
    return pass({
      url: fewest.finalUrl,
      observed: `All text stands in the HTML; the shortest of ${judged.length} pages has ${fewest.bodyWords} words.`,
      expected: "text that can be read without scripts, short or long",
    });
  }
  return share < 0.25 ? { ...fail(...evidence), score: share } : partial(share, ...evidence);
}
