import { foldWords } from "../../language/fold.ts";
import type { Page, Reading } from "../../read-site/types.ts";
import { findIdentity } from "../schema/identity-node.ts";
import { isOf, nodesOf, textsOf } from "../schema/nodes.ts";
import { footOf, perText } from "../text/pages.ts";

const LEGAL_FORMS =
  /\s(?:gmbh(?: co kg)?|ag|ug|kg|ohg|gbr|e ?k|e ?v|mbh|se|inc|llc|ltd|limited|plc|corp|corporation|co|company|sarl|sas|sasu|sa|eurl|srl|spa|sl|slu|bv|nv|vof|lda|oy|ab|as|aps|doo|sro|kft|pty|pte)$/;
/** What the house that owns a site adds to its name: "Acme Media Group" owns "Acme News". */
const OF_HOUSES =
  /\s(?:group|gruppe|groupe|grupo|gruppo|holdings?|media|publishing|publishers?|publications|interactive|digital|communications|network|networks|corporate|broadcasting|entertainment|enterprises|industries|international|worldwide|global|local media|verlag|verlagsgesellschaft|medien|mediengruppe|editions?|editorial|editore|news and media)(?=\s|$)/g;
const COPYRIGHT =
  /(?:©|\(c\)|copyright)[ \t\u00a0,]{0,5}(?:(?:©|\(c\)|copyright|by|\d{4}(?:\s?[-–—]\s?\d{2,4})?)[ \t\u00a0,]{0,5}){0,4}(?![ \t\u00a0,]{0,5}(?:notice|policy|information|law|statement|complaints)\b)([^\n|•·©]{2,60})/i;
const RIGHTS =
  /\s{0,5}(?:[.,;–—-]\s{0,5})?(?:\b(?:19|20)\d{2}\b|all rights? reserved|alle rechte|tous droits|todos los derechos|tutti i diritti|alle rechten|todos os direitos|sva prava|vse pravice|všetky práva|všechna práva|wszelkie prawa|minden jog|toate drepturile|med ensamrätt|все права|tüm hakları|版權所有|版权所有|version|powered)[\s\S]*$/i;

/** A name as one place of the site writes it. */
export interface PlacedName {
  place: string;
  name: string;
}

/** The company's name in the places that search engines and visitors take it from; places without one are left out. */
export function namesOnSite(reading: Reading): PlacedName[] {
  const { home } = reading;
  const identity = findIdentity(reading);
  const site = nodesOf(home).find((node) => isOf(node, "WebSite"));
  const places: [string, string | null | undefined][] = [
    ["company data", identity && isOf(identity.node, "Organization") ? textsOf(identity.node.name)[0] : null],
    ["site data", textsOf(site?.name)[0]],
    ["og:site_name", home.head.og["og:site_name"]],
    ["application name", home.head.meta["application-name"]],
    ["title", commonTitleEnd(reading.pages, reading.facts.brand)],
    ["footer", rightsHolder(home)],
    ["logo", logoName(home)],
  ];
  return places.flatMap(([place, name]) =>
    name && comparableName(name).length > 1 ? [{ place, name: name.trim() }] : [],
  );
}

/** For comparing: folded, without legal form, "www" and domain ending. */
export function comparableName(name: string): string {
  let bare = ` ${foldWords(
    name
      .replace(/^https?:\/\//, "")
      .replace(/^www\./i, "")
      .replace(/\.(com|de|net|org|co\.uk|io|at|ch|eu|fr|es|it|nl|pt|hr|sk|si|pl)$/i, ""),
  )}`;
  while (LEGAL_FORMS.test(bare)) bare = bare.replace(LEGAL_FORMS, "");
  return bare.trim();
}

/** For comparing the name of a site's owner: also without what tells that it is a house. */
export const comparableOwner = (name: string): string => comparableName(name).replace(OF_HOUSES, "").trim();

/** Whose rights a page reserves at its foot; `null` when it names nobody. */
export const rightsHolder = perText((page): string | null => copyrightName(footOf(page)));

/**
 * What the titles of several pages end or begin with; one page alone cannot tell name from topic. Where both are the
 * same everywhere, the one that is the brand.
 */
function commonTitleEnd(pages: Page[], brand: string): string | null {
  const parts = pages
    .map(({ head }) =>
      (head.title ?? "")
        .split(/\s[|·•–—-]\s|[|•]/)
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .filter((each) => each.length > 1);
  if (parts.length < 2) return null;
  const common = [-1, 0].flatMap((pick) => {
    const ends = parts.map((each) => each.at(pick)!);
    const first = ends[0]!;
    const shared =
      new Set(ends.slice(0, 3)).size === 1 && ends.filter((end) => end === first).length >= ends.length / 2;
    return shared ? [first] : [];
  });
  return common.find((part) => comparableName(part) === comparableName(brand)) ?? common[0] ?? null;
}

function copyrightName(text: string): string | null {
  const name = (COPYRIGHT.exec(text)?.[1] ?? "")
    .replace(RIGHTS, "")
    // "G. & L. Reed" is one name.
    .split(/\s[|–—-]\s|(?<!(?<!\p{L})\p{L})\.\s|[,;]\s/u)[0]!
    .replace(/^[\s:]+/, "")
    .trim();
  return name && /\p{L}/u.test(name) && name.split(" ").length <= 6 ? name.replace(/(?<![.,;:])[.,;:]+$/, "") : null;
}

function logoName({ images }: Page): string | null {
  const logo = images.find(({ region, alt, src }) => region === "header" && alt && /logo/i.test(`${alt} ${src}`));
  // "Logo – Acme" and "Home - Acme logo" name it behind, "Acme - wood and rope" before.
  const parts = (logo?.alt ?? "").split(/\s[|–—-]\s/).map((part) =>
    part
      .replace(/\b(?:the\s)?(?:company\s)?logo(?:type)?(?:\s(?:of|von|de|der|des|di|van))?\b/gi, "")
      .replace(/(?<!\s)\s{1,4}(?:home ?page|home)$/i, "")
      .replace(/^[\s:–-]+|(?<![\s:–-])[\s:–-]+$/g, ""),
  );
  const name = parts.find((part) => part && !WAYS_HOME.has(foldWords(part)));
  return name && name.split(" ").length <= 5 ? name : null;
}

/** What pictures that lead to the home page are often called instead of the name. */
const WAYS_HOME = new Set(
  [
    "home",
    "homepage",
    "home page",
    "start",
    "startseite",
    "zur startseite",
    "accueil",
    "inicio",
    "início",
    "hjem",
    "hem",
    "domov",
    "menu",
    "header",
    "brand",
    "image",
    "site",
  ].map(foldWords),
);
