// Fits src/engine/trades/weights.json: how much each sign speaks for a trade being what a home page sells, which words of trades stray,
// and from which share on a trade is sure. `npm run fit-trades -- [folder] [--write] [--errors]` reads the pages of
// bench/questions/unseen and sites, and of the folder those `<host>/index.html` of real sites whose trade saved-sites.json says;
// prints how many are read rightly by a fit that has not seen them. The same pages give the same weights.
import { readFileSync, writeFileSync } from "node:fs";
import { fitWeights, sumOf } from "./logistic.mjs";
import { refuse } from "./rows.mjs";

const engine = (path) => import(new URL(`../../src/engine/${path}.ts`, import.meta.url));
const { gatherEvidence } = await engine("read-site/facts/evidence");
const { publicDomain } = await engine("read-site/facts/own-domain");
const { ownNodes } = await engine("read-site/facts/own-nodes");
const { readFacts } = await engine("read-site/facts/read-facts");
const { tradeSite } = await engine("read-site/facts/trade-site");
const { parseHtml } = await engine("read-site/parse/parse-html");
const { termFits } = await engine("trades/term-signs");
const { isWithin, tradeOf } = await engine("trades/trades");
const { hearTrades, shareOut, sureTrade, tradeCandidates } = await engine("trades/weigh-trades");

/** Parts that pages are spread over; each is weighed by a fit on the others, and its own strays are not counted for it. */
const FOLDS = 20;
const FIT = { ridge: 4, keep: 140, single: true };
/** Batches that were written before the words of trades were, and never served to mend them, weigh more. */
const BLIND = new Set(["h", "i", "j", "k", "l", "m", "n", "o", "p", "q"]);
const BLIND_WEIGHT = 1.5;
/** Pages of real sites, longer than those that we wrote. */
const SAVED = "saved";
/** Each page is read again with no more than its title, first heading and name; one that served to find words, without those of its trade too. */
const BRIEF = {
  weight: 0.6,
  places: new Set(["title", "title beside name", "called", "h1", "name", "domain", "type", "broad type"]),
};
const WITHOUT_WEIGHT = 0.5;
/** Of blind pages with a sure trade so many are right; bars are tried from the lowest up. */
const RIGHT = 0.88;
const LOWEST = 0.1;
const STEP = 0.01;

const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const [saved] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = flags.filter((flag) => !/^--(?:write|errors)$/u.test(flag));
if (unknown.length > 0) refuse(`${unknown.join(", ")}: unknown. There are --write and --errors.`);

const pages = readPages();
const strays = countStrays(pages);
for (const page of pages) {
  const others = countStrays(pages.filter(({ fold }) => fold !== page.fold));
  page.readings = readingsOf(page, (word) => others.get(word) ?? 0);
}
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitOn(pages.filter((page) => page.fold !== fold));
  for (const page of pages) if (page.fold === fold) page.shares = sharesOf(page.readings[0].candidates, weights);
}
const sure = sureShare();
report();
const weights = rounded(fitOn(pages));
console.log(`${Object.keys(weights).length} weights, ${strays.size} strays, sure from ${sure}`);
if (flags.includes("--write")) {
  const own = pages.filter(({ batch }) => batch !== SAVED).length;
  const source = `Fitted by bench/accuracy/fit-trades.mjs on ${own} invented pages and ${pages.length - own} of real sites.`;
  const target = new URL("../../src/engine/trades/weights.json", import.meta.url);
  writeFileSync(target, `${JSON.stringify({ source, sure, weights, strays: Object.fromEntries(strays) }, null, 2)}\n`);
}

function readPages() {
  return [...["unseen", "sites"].flatMap(ownPages), ...(saved ? savedPages(saved) : [])].map(
    ({ name, batch, file, url, trade }) => {
      const page = parseHtml(readFileSync(file, "utf8"), { url, isHome: true });
      const { brand, language } = readFacts([page]);
      const texts = gatherEvidence([page], ownNodes([page]), { brand, host: publicDomain([page]), language });
      const site = tradeSite([page], language);
      const right = new Set(trade?.split("|"));
      return { name, batch, right, site, hearings: hearTrades(texts, site), texts, fold: lot(name) % FOLDS };
    },
  );
}

function ownPages(set) {
  const folder = new URL(`../questions/${set}/`, import.meta.url);
  const expected = JSON.parse(readFileSync(new URL("expected.json", folder), "utf8"));
  return Object.entries(expected).map(([name, { url, trade }]) => ({
    name,
    batch: set === "sites" ? set : name[0],
    file: new URL(`${name}.html`, folder),
    url,
    trade,
  }));
}

/** Pages of real sites, saved as `<host>/index.html`, of which we say the trade. */
function savedPages(folder) {
  const trades = JSON.parse(readFileSync(new URL("../questions/saved-sites.json", import.meta.url), "utf8"));
  return Object.entries(trades).map(([host, trade]) => ({
    name: host,
    batch: SAVED,
    file: `${folder}/${host}/index.html`,
    url: `https://${host}/`,
    trade,
  }));
}

/** In how many pages a word stands though none of its trades is right. */
function countStrays(some) {
  const counts = new Map();
  for (const { hearings, right } of some) {
    const wordsOf = (isRight) =>
      new Set(
        hearings.flatMap(({ trade, said }) => (said && right.has(trade.id) === isRight ? said.beginning.text : [])),
      );
    for (const word of wordsOf(false).difference(wordsOf(true))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map([...counts].sort(byName));
}

/** The page, and what else it is read as, each as its candidates and a weight. */
function readingsOf({ batch, hearings, texts, site, right }, straysOf) {
  const isBlind = BLIND.has(batch) || batch === SAVED;
  const weight = isBlind ? BLIND_WEIGHT : 1;
  const reading = (is, weight, some = texts, hidden = new Set()) => {
    const shown = (fits) => fits.filter(({ trade }) => !hidden.has(trade.id));
    const { all, heads } = termFits(some, site.language);
    const fits = { all: shown(all), heads: shown(heads) };
    return { weight, candidates: tradeCandidates(hearings.filter(is), site, fits, straysOf) };
  };
  const isBrief = ({ place }) => BRIEF.places.has(place);
  return [
    reading(() => true, weight),
    reading(isBrief, weight * BRIEF.weight, texts.filter(isBrief)),
    ...(isBlind ? [] : [reading(({ trade }) => !right.has(trade.id), WITHOUT_WEIGHT, texts, right)]),
  ];
}

function fitOn(some) {
  const samples = some.flatMap(({ name, readings, right }) =>
    readings.flatMap(({ candidates, weight }, index) => {
      const isRight = ({ trade }) => trade !== null && right.has(trade.id);
      const isThere = candidates.some(isRight);
      return candidates.map((candidate) => ({
        evidence: candidate.evidence,
        right: Number(isThere ? isRight(candidate) : candidate.trade === null),
        weight,
        choice: `${name} ${index}`,
      }));
    }),
  );
  return fitWeights(samples, FIT);
}

function sharesOf(candidates, weights) {
  return shareOut(candidates.map(({ trade, evidence }) => ({ trade, odds: sumOf(evidence, weights) })));
}

/** The lowest share from which on enough of the blind pages with a sure trade are right. */
function sureShare() {
  const blind = pages.filter(({ batch }) => BLIND.has(batch));
  for (let bar = LOWEST; bar < 1; bar += STEP) {
    const told = blind.filter((page) => sureTrade(page.shares, bar));
    if (told.filter((page) => isRight(page, sureTrade(page.shares, bar))).length >= RIGHT * told.length)
      return Math.round(bar * 100) / 100;
  }
  return 1;
}

/** Whether a trade is one that is right for a page, or takes one of them in. */
function isRight({ right }, trade) {
  return [...right].some((id) => isWithin(tradeOf(id), trade));
}

/** By batch: pages whose sure trade is right or wrong, and those without one; of these, how many show their trade at all. */
function report() {
  for (const [batch, some] of [...Map.groupBy(pages, (page) => page.batch)].sort(byName)) {
    const told = some.flatMap((page) => {
      const trade = sureTrade(page.shares, sure);
      return trade ? [{ page, isRight: isRight(page, trade), isNarrow: page.right.has(trade.id) }] : [];
    });
    const right = told.filter((each) => each.isRight);
    const wide = right.filter(({ isNarrow }) => !isNarrow);
    const shown = some.filter(({ hearings, right }) => hearings.some(({ trade }) => right.has(trade.id)));
    const likeliest = some.filter((page) => page.shares[0] && isRight(page, page.shares[0].trade));
    console.log(
      `${batch} right ${right.length} (${wide.length} of them a wider one), wrong ${told.length - right.length}, untold ${some.length - told.length} of ${some.length}; ${shown.length} show theirs, of ${likeliest.length} it is the likeliest`,
    );
  }
  if (flags.includes("--errors"))
    for (const page of pages) {
      const trade = sureTrade(page.shares, sure);
      if (trade && !isRight(page, trade))
        console.log(`  ${page.name}: ${trade.id}, not ${[...page.right].join(" or ") || "any"}`);
    }
}

function rounded(weights) {
  const found = [...weights].map(([id, weight]) => [id, Math.round(weight * 100) / 100]);
  return Object.fromEntries(found.filter(([, weight]) => weight !== 0).sort(byName));
}

function byName([a], [b]) {
  return a < b ? -1 : 1;
}

/** A number that is the same for the same text. */
function lot(text) {
  return [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) % 9973, 7);
}
