import { namesTrades } from "./labels.ts";
import { type Said, saidIn, saidInDomain } from "./said-trades.ts";
import { BEST_FITS, type TermFits, type TradeEvidence, termFits, termSigns, termSignsOfNone } from "./term-signs.ts";
import { isWithin, TRADES, type Trade, widerThan } from "./trades.ts";
import fitted from "./weights.json" with { type: "json" };

/** A text that may show a trade. */
export interface TradeText {
  text: string;
  /** The part of the site where it stands; "domain" for the name of its host, whose words run together. */
  place: string;
}

/** What is known of a site beside its texts. */
export interface TradeSite {
  language: string;
  /** Types of schema.org by which it describes itself. */
  types: ReadonlySet<string>;
  /** It says somewhere that one can order. */
  isShop: boolean;
  /** One logs into what it sells. */
  isProduct: boolean;
}

/** A trade, with what speaks for it. */
export interface TradeCandidate {
  /** `null`: that the site is of none that is here. */
  trade: Trade | null;
  evidence: TradeEvidence;
}

/** A trade that a site may be of. */
export interface TradeShare {
  trade: Trade;
  /** How likely it is, 0 to 1; those of all trades and of none are 1 in all. */
  share: number;
}

/** Types that whole families of trades use say less than their own words do. */
const BROAD_TYPES = new Set([
  "SportsActivityLocation",
  "LodgingBusiness",
  "MedicalBusiness",
  "MedicalOrganization",
  "FoodEstablishment",
  "HomeAndConstructionBusiness",
]);
/** Places that hold no more than names, in which people are called Baker and Kowal too. */
const NAMES = new Set(["name", "signed", "domain"]);
/** Places that are read one after the other, the first of which says what the house is. */
const READ = new Set([
  "title beside name",
  "title",
  "called",
  "h1",
  "heading",
  "description",
  "opening",
  "self",
  "text",
]);
/** Places that are written to say what the house is. */
const HEADS = new Set(["title beside name", "title", "called", "h1", "description", "opening"]);

/** A word of a trade, or a type that says it, in one of a site's texts. */
export interface Hearing {
  trade: Trade;
  place: string;
  /** The how manieth text it is. */
  index: number;
  /** `null` for a type. */
  said: Said | null;
}

/** Whatever the texts and types of a site say of trades. */
export function hearTrades(texts: readonly TradeText[], { language, types }: TradeSite): Hearing[] {
  const typed = TRADES.flatMap((trade): Hearing[] => {
    const own = trade.types.filter((type) => types.has(type));
    const place = own.every((type) => BROAD_TYPES.has(type)) ? "broad type" : "type";
    return own.length > 0 ? [{ trade, place, index: 0, said: null }] : [];
  });
  const heard = texts.flatMap(({ text, place }, index) =>
    (place === "domain" ? saidInDomain(text, language) : saidIn(text, language)).map(
      (said): Hearing => ({ trade: said.beginning.trade, place, index, said }),
    ),
  );
  return [...typed, ...heard];
}

/** Every trade that a site shows anything of, and none, with the signs that hold; `straysOf`: on how many pages of other trades a word stood. */
export function tradeCandidates(
  hearings: readonly Hearing[],
  site: TradeSite,
  fits: TermFits,
  straysOf = (word: string) => STRAYS[word] ?? 0,
): TradeCandidate[] {
  const heard = Map.groupBy(hearings, ({ trade }) => trade);
  for (const { trade } of [...fits.all.slice(0, BEST_FITS), ...fits.heads.slice(0, BEST_FITS)])
    if (!heard.has(trade)) heard.set(trade, []);
  const plain = hearings.filter((each) => !isPassing(each));
  const first = Math.min(...plain.map(readIndex));
  const isHead = ({ place }: Hearing) => HEADS.has(place);
  const inHeads = plain.filter(isHead).length;
  const isForeignOwn = !namesTrades(site.language);
  const candidates = [...heard].map(([trade, all]): TradeCandidate => {
    const own = all.filter((each) => !isPassing(each));
    const counts = new Map<string, number>();
    for (const id of all.flatMap((each) => idsOf(each, isForeignOwn))) counts.set(id, (counts.get(id) ?? 0) + 1);
    const wordsOf = (some: readonly Hearing[]) => new Set(some.flatMap(({ said }) => said?.beginning.text ?? []));
    const words = wordsOf(own);
    const heads = wordsOf(own.filter(isHead));
    const strayingOf = (some: ReadonlySet<string>) =>
      [...some].reduce((sum, word) => sum + Math.log2(1 + straysOf(word)), 0) / Math.max(1, words.size);
    const places = new Set(own.map(({ place }) => place));
    const isFirst = Math.min(...own.map(readIndex)) === first && first < Number.POSITIVE_INFINITY;
    const others = [...heard.keys()].filter((other) => other !== trade);
    const marks = [
      `${trade.kind} ${site.isShop ? "shop" : site.isProduct ? "product" : "house"}`,
      ...(isFirst ? ["first"] : []),
      ...(all.length === 0 ? ["unheard"] : []),
      ...(own.length > 0 && [...places].every((place) => NAMES.has(place)) ? ["only named"] : []),
      ...(others.some((other) => isWithin(other, trade)) ? ["wider"] : []),
      ...(others.some((other) => isWithin(trade, other)) ? ["narrower"] : []),
    ];
    return {
      trade,
      evidence: [
        ...[...counts].map(([id, times]): [string, number] => [id, Math.log2(1 + times)]),
        ["words", Math.log2(1 + words.size)],
        ["strays", strayingOf(words.difference(heads))],
        ["strays in heads", strayingOf(heads)],
        ["share", own.length / Math.max(1, plain.length)],
        ["share of heads", own.filter(isHead).length / Math.max(1, inHeads)],
        ...marks.map((id): [string, number] => [id, 1]),
        ...termSigns(fits, trade),
      ],
    };
  });
  const none: TradeEvidence = [
    ["none", 1],
    ["none heard", Math.log2(1 + plain.length)],
    ["none in heads", inHeads > 0 ? 0 : 1],
    ["none of many", Math.log2(1 + heard.size)],
    ...termSignsOfNone(fits),
  ];
  return [{ trade: null, evidence: none }, ...candidates];
}

const isPassing = ({ said }: Hearing) => said !== null && PASSING.has(said.role);
/** What an article is about is not what its house sells. */
const isOfHouse = ({ place }: Pick<Hearing, "place">) => place !== "subject";
const PASSING: ReadonlySet<string> = new Set(["served", "past", "near"]);

const readIndex = ({ place, index }: Hearing) => (READ.has(place) ? index : Number.POSITIVE_INFINITY);

/** What one word tells: where it stands, what kind of word it is, in what part of its sentence. */
function idsOf({ place, said }: Hearing, isForeignOwn: boolean): string[] {
  if (!said || !isOfHouse({ place })) return [place];
  const kind = said.beginning.isSeller ? "seller" : "word";
  if (PASSING.has(said.role)) return [said.role, `${place} passing`];
  return [
    place,
    kind,
    `${place} ${kind}`,
    ...(said.role === "head" ? [] : [said.role]),
    ...(said.isShared ? ["shared"] : []),
    ...(said.isForeign && !isForeignOwn ? ["foreign", `${place} foreign`] : []),
    ...(said.beginning.text.includes(" ") ? ["phrase"] : []),
  ];
}

/** The share from which a trade is asked about. */
const SURE: number = fitted.sure;

const WEIGHTS: Readonly<Record<string, number>> = fitted.weights;
const STRAYS: Readonly<Record<string, number>> = fitted.strays;

/** How likely a site is of each trade that it shows anything of, likeliest first. */
export function weighTrades(texts: readonly TradeText[], site: TradeSite): TradeShare[] {
  const candidates = tradeCandidates(hearTrades(texts, site), site, termFits(texts, site.language));
  const oddsOf = (evidence: TradeEvidence) =>
    evidence.reduce((sum, [id, value]) => sum + (WEIGHTS[id] ?? 0) * value, 0);
  return shareOut(candidates.map(({ trade, evidence }) => ({ trade, odds: oddsOf(evidence) })));
}

/** The likeliest trade, or the narrowest that takes it in and is sure with all that lies within it; `null` where none is. */
export function sureTrade(shares: readonly TradeShare[], sure = SURE): Trade | null {
  const shareOf = (wider: Trade) =>
    shares.reduce((sum, { trade, share }) => (isWithin(trade, wider) ? sum + share : sum), 0);
  let trade = shares[0]?.trade ?? null;
  while (trade && shareOf(trade) < sure) trade = widerThan(trade);
  return trade;
}

/** The share that each trade has of all, none among them, likeliest first. */
export function shareOut(weighed: readonly { trade: Trade | null; odds: number }[]): TradeShare[] {
  const most = Math.max(...weighed.map(({ odds }) => odds));
  const all = weighed.reduce((sum, { odds }) => sum + Math.exp(odds - most), 0);
  return weighed
    .flatMap(({ trade, odds }) => (trade ? { trade, share: Math.exp(odds - most) / all } : []))
    .sort((a, b) => b.share - a.share || a.trade.id.localeCompare(b.trade.id));
}
