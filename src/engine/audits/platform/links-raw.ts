import type { Reading } from "../../read-site/types.ts";
import { byShare, notMeasured } from "../judgement.ts";
import { withPlatformStep } from "../recipes/platform-step.ts";
import { pageKey } from "../technical/own-links.ts";
import type { Audit, Judgement } from "../types.ts";

/** So many links that run a script, and more than lead anywhere, tell without a browser that crawlers cannot go on. */
const MIN_SCRIPTED = 3;

/** What scripts make of a page is linked in its HTML too. */
export const linksRaw: Audit = {
  id: "plat.links-raw",
  signal: "platform",
  grade: "A",
  effort: "high",
  title: "The links are there without scripts",
  why: "A crawler that runs no scripts can only follow links that stand in the HTML.",

  judge(reading) {
    if (!reading.rendered)
      return deadMenu(reading) ?? notMeasured("No browser was at hand to see which links scripts add.");
    const compared = reading.rendered.flatMap(({ url, internalLinks }) => {
      const page = reading.pages.find((each) => each.finalUrl === url || each.url === url);
      if (!page || internalLinks.length === 0) return [];
      const raw = new Set(page.links.map(({ href }) => pageKey(href)));
      const shown = [...new Set(internalLinks.map(pageKey))];
      return [{ url, raw: shown.filter((key) => raw.has(key)).length, shown: shown.length }];
    });
    if (compared.length === 0) return notMeasured("The browser saw no page with links.");
    const worst = compared.sort((a, b) => a.raw / a.shown - b.raw / b.shown)[0]!;
    const evidence = {
      url: worst.url,
      observed: `${worst.raw} of ${worst.shown} links stand in the HTML.`,
      expected: "at least 80 % of the links in the HTML",
    };
    const share = worst.raw / worst.shown;
    return byShare(share, [evidence], { passAt: 0.8, failBelow: 0.4 });
  },

  fix(reading) {
    return {
      title: "Put the links into the HTML",
      how: withPlatformStep(
        "Many of your links appear only once scripts have run. Deliver them with the page, as ordinary links.",
        reading,
        "rendering",
      ),
      paste: null,
    };
  },
};

/** A home page whose links run scripts instead of leading to pages; `null` for any other. */
function deadMenu({ home }: Reading): Judgement | null {
  const scripted = home.links.filter(({ raw, text }) => /^javascript:/i.test(raw.trim()) && text !== "").length;
  const leading = new Set(
    home.links.filter(({ href }) => href !== "" && sameHost(href, home.finalUrl)).map(({ href }) => pageKey(href)),
  );
  leading.delete(pageKey(home.finalUrl));
  if (scripted < MIN_SCRIPTED || scripted <= leading.size) return null;
  const evidence = {
    url: home.finalUrl,
    observed: `${scripted} links run a script and lead nowhere without it; ${leading.size} lead to pages of the site.`,
    expected: "links with the address of the page they open",
  };
  return byShare(leading.size / (leading.size + scripted), [evidence], { passAt: 0.8, failBelow: 0.4 });
}

const sameHost = (href: string, home: string): boolean =>
  URL.canParse(href) && new URL(href).host === new URL(home).host;
