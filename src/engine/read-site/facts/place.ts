import { foldWords } from "../../language/fold.ts";
import { hasTowns } from "../../language/geography/towns.ts";
import { holdsWords } from "../../language/holds-words.ts";
import type { Page, StructuredNode } from "../types.ts";
import { cityOf, isPart, spelledTown } from "./city-of.ts";
import { dialledTown } from "./dialled-town.ts";
import { isDistinctive } from "./distinctive.ts";
import { countriesOf, isShown } from "./market.ts";
import markets from "./markets.json" with { type: "json" };
import { openingOf, ownLines } from "./own-lines.ts";
import { isOrganisation, nodesOf, textOf } from "./own-nodes.ts";
import { townIn } from "./place-names.ts";
import { isRegion } from "./region.ts";
import { titledTown } from "./titled-town.ts";
import { CODE_BEHIND, COUNTY, isTownOf, votedTown, withoutRegister, withoutStreets } from "./town-votes.ts";

const JOINING =
  "am|an|bei|im|vor|der|de|del|della|di|do|da|dos|das|du|des|aux|lès|la|le|les|los|sur|sous|upon|of|nad|pod|na|při|pri|ob";
const TOWN = `\\p{Lu}[\\p{Ll}\\p{M}.]+(?:(?:[ -](?:(?:${JOINING})[ -]){0,2}|-en-)\\p{Lu}[\\p{Ll}\\p{M}.]+){0,4}`;
/** "tree surgeon in Kiel", at the end of a phrase, by what "in" is called. */
const inTown = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})[ \\t]{1,5}(${TOWN})(?=$|[\\s|,.;:!–-])`, "gu");
const IN_TOWN = inTown("in|à|en|a|em|u|v|i");
/** Languages in which one of these words joins names instead ("Henk en Jan-Willem", "Anna i Piotr"), or leads nowhere. */
const IN_TOWN_OF: ReadonlyMap<string, RegExp> = new Map([
  ...["nl", "de", "en"].map((language) => [language, inTown("in")] as const),
  ...["pl", "hr", "sl", "cs", "sk"].map((language) => [language, inTown("u|v|in")] as const),
]);
/** States and provinces of the United States and Canada, and with them those of Australia, as addresses shorten them. */
const NORTH_AMERICAN =
  "A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]";
const STATES = `${NORTH_AMERICAN}|NSW|VIC|QLD|TAS|ACT|SA|NT`;
/** A postcode before the town, as most of Europe writes it ("44000 Nantes", "C.P. 74200, Atlixco", "30-504 Kraków", "602 00 Brno", "9727 AJ Groningen"). */
const BEFORE = new RegExp(
  `(?<![\\d\\p{L}]|\\d{4}[ \\t-])(?:[A-Z]{1,2}-)?(?:\\d{4,5}(?: ?[A-Z]{2})?|(?<=C\\.?P\\.? ?)\\d{5},|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4}-\\d{3})[ \\t]{1,5}(${TOWN})`,
  "gu",
);
/** A postcode or a state after the town, as the United Kingdom, the United States, Ireland, India, Brazil and South Africa write it. */
const AFTER = new RegExp(
  `(${TOWN}),?(?: \\(\\p{Lu}[\\p{L}-]{2,20}\\))?[ \\t]{1,5}(?:(?:${STATES}),?\\s{1,5}\\d{4,5}|[A-Z]{1,2}\\d[\\dA-Z]?\\s{1,5}\\d[A-Z]{2}|(?:[A-Z]{2}\\s{1,5})?[A-Z]\\d[A-Z] \\d[A-Z]\\d|[ACDEFHKNPRTVWXY]\\d[\\dW] ?[\\dACDEFHKNPRTVWXY]{4}|\\d{4},?\\s{1,5}(?:New Zealand|NZ|Aotearoa|Australia|South Africa|Limpopo|Gauteng|KwaZulu|Mpumalanga|(?:Western|Eastern|Northern) Cape|Free State|North West))(?![\\d\\p{L}])`,
  "gu",
);
/** The same after a comma or at the start of a line: India's six digits, a state of Brazil. */
const AFTER_COMMA = new RegExp(
  `(?:^|[,\\n-])\\s{0,3}(${TOWN}),?[ \\t]{0,3}(?:[–-]?[ \\t]?\\d{6}|\\d{3} \\d{3}(?![ \\t]?\\d)|[–/-][ \\t]?[A-Z]{2})(?![\\d\\p{L}])`,
  "gu",
);
/** "Tucson, AZ" without a postcode, at the end of a line or a phrase. */
const WITH_STATE = new RegExp(`(${TOWN}), (?:${NORTH_AMERICAN})(?![\\p{L}\\d])`, "gu");
/** "г. Казань", "ul. Długa 3, Kraków" is read by its postcode. */
const MARKED = /(?:^|[\s,])(?:г\.|город|місто|místo:|Stadt)\s?(\p{Lu}[\p{L}\p{M}-]{2,30})/gu;
/** "Тула, пр. Ленина, 77": a town before its street. */
const BESIDE_STREET =
  /(?:^|[\n|:])[ \t]{0,3}(\p{Lu}[\p{L}-]{2,24}(?: \p{Lu}[\p{L}-]{2,20})?),?\s(?:ул|пр|пр-т|пер|наб|б-р|ш|проспект|улица|бульвар|вул)\.?\s/gmu;
/** "Unit 9, Clon Road, Ennis": a town behind its street, where no code follows. */
const BEHIND_STREET = new RegExp(
  `(?:(?:Road|Street|Avenue|Lane|Drive|Place|Square|Quay|Rd|Ave|Ln)\\.?|(?:[Vv]ia|[Rr]ue|[Aa]venue|[Aa]venida|Av(?:da)?\\.|[Pp]iazza|[Cc]alle|C\\/|[Rr]ua|ul\\.)\\s[^,\\n]{3,30},?\\s\\d{1,4}\\p{L}?),\\s(${TOWN})(?=\\.\\s|\\.?[ \\t]?$|\\s[(|–—·-])`,
  "gmu",
);
/** "Av. San Martín 250, La Cumbre, Córdoba": the same with its province behind it. */
const BEFORE_PROVINCE = new RegExp(
  `(?:[Vv]ia|[Cc]alle|C\\/|[Rr]ua|Av(?:da|enida)?\\.?)\\s[^,\\n]{3,30},?\\s\\d{1,4}\\p{L}?,\\s(${TOWN}),\\s\\p{Lu}`,
  "gu",
);
/** Where the code follows the county or the region ("Hebden Bridge, West Yorkshire"). */
const BEFORE_COUNTY = new RegExp(`(${TOWN}),?\\s{0,3}$`, "u");
/** City and ward, or district, in one: "京都市東山区", "台北市大安區", "부산 부산진구". */
const CITY_AND_WARD =
  /(?:(?:東京都|北海道|(?:京都|大阪)府|[\p{Script=Han}]{2,3}[県省]|[\p{Script=Han}]{2,6}自治[区區])?(?<city>[\p{Script=Han}]{1,4}市)?(?<ward>[\p{Script=Han}]{1,4}(?<![地校社园園小景新])[区區]))|(?:[\p{Script=Han}]{2,3}[県府省]|北海道)?(?<plain>(?:(?![県府都市郡省的城在])[\p{Script=Han}]|市(?=\p{Script=Han}市)){2,4}[市縣](?!場|场|内|區內|政|民))|(?<korean>[\p{Script=Hangul}]{2,3})(?:특별시|광역시|특별자치시)(?:\s(?<district>[\p{Script=Hangul}]{1,4}구)(?=\s))?|[\p{Script=Hangul}]{1,6}도\s(?<korean>[\p{Script=Hangul}]{2,4})시(?=\s)/u;
const TOKYO = /東京都/u;
/** So large that its people look in their district. */
const SEOUL = "서울";
/** "3412 Ogden Road": a house number looks like a postcode, and its street like a town. */
const STREET =
  /[ -](?:Road|Street|Avenue|Lane|Drive|Boulevard|Way|Court|Parkway|Highway|Crescent|Close|Rd|Ave|Blvd|Dr|Ln|Pkwy|Hwy)\.?$/u;
/** Days of the week and words of streets that stand behind numbers of other kinds: "+91 90000 55501 Mon–Sat", "1399 Sok. No:99". */
const NO_TOWN_BEGINS =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So|Lun|Mar|Mer|Jeu|Ven|Sam|Dim|Sok|Cad|Mah|No|Kat|Str|Col|Urb|Pol|Piso|Unit|Suite|Tel|Tlf|Fax|Ext|Uhr|Std)(?:[.\s–-]|$)/u;
const NOT_A_TOWN = new Set([...markets.notTowns, ...Object.keys(markets.countryNames)]);

/** Addresses of Australia name the suburb. */
const SUBURBAN = /\s(?:NSW|VIC|QLD|TAS|ACT)\s\d{4}(?!\d)/u;
const MAX_TEXT = 30_000;
const CORNER = 1500;
const SHORT_CORNER = 400;
const CORNER_LINE = 40;
/** Characters of a house number and what ends it. */
const HOUSE = 8;

/** City, or city with its district, that a site names as its own; `null` where it names none. What to make of it is for the trade to say. */
export function readPlace(
  pages: readonly Page[],
  nodes: readonly StructuredNode[],
  market: PlaceMarket,
): string | null {
  const town = townOf(pages, nodes, market);
  if (town === null) return null;
  const countries = countriesOf(market.language, market.country);
  const corners = cornersOf(pages).join("\n");
  const { head, bodyText } = pages[0]!;
  const city = cityOf(town, { title: head.title ?? "", corners, text: bodyText, countries });
  return spelledTown(city, { language: market.language, countries });
}

/** What is known of a site before its place. */
interface PlaceMarket {
  language: string;
  country: string | null;
  brand: string;
}

function townOf(
  pages: readonly Page[],
  nodes: readonly StructuredNode[],
  { language, country, brand }: PlaceMarket,
): string | null {
  const inIt = IN_TOWN_OF.get(language) ?? IN_TOWN;
  const countries = countriesOf(language, country);
  // Where towns are known by name, those of the text are counted; else the first well-known one is taken.
  const isGazetted = countries.some(hasTowns);
  const home = pages[0]!;
  const head = [home.head.title, ...home.h1, home.head.description].map((text) => (text ?? "").slice(0, MAX_TEXT));
  const known = head.map(townIn).find(Boolean) ?? null;
  const lines = cornersOf(pages);
  // "2390 Barrington, Halifax" is a house number there.
  const isCodeBehind = country !== null && CODE_BEHIND.has(country);
  const signs = [AFTER, AFTER_COMMA, ...(isCodeBehind ? [] : [BEFORE]), MARKED, WITH_STATE, BESIDE_STREET];
  const allWritten = lines.flatMap((text) => signs.flatMap((sign) => townsIn(sign, text)));
  const [written] = allWritten;
  // Data that nobody sees may be an agency's, or of an address of long ago: what visitors of the home page read is the site's.
  const declared = addressedTowns(nodes)[0] ?? null;
  const isStale =
    declared !== null && written && isShown(written, home) && !pages.some((page) => isShown(declared, page));
  const addressed = isStale ? null : declared;
  const unspaced = [...lines, ...head].map(unspacedIn).find(Boolean);
  // A district whose city is not said beside it is another city's elsewhere.
  const isDistrict = language === "zh" && unspaced?.includes("市") === false;
  const ofDistrict = isDistrict
    ? ([...head, ...lines].map(townIn).find(Boolean) ?? dialledTown(pages, countries))
    : null;
  const named = [...head, ...openingOf(home)].flatMap((text) =>
    townsIn(inIt, text).filter(
      (town) => isNoPhrase(town) || lines.some((line) => holdsWords(foldWords(line), foldWords(town))),
    ),
  );
  // A town of the title that is well known, or that the address says too, is the one to ask about; else the address is surer than a phrase.
  const inTitle = named.find((town) => [addressed, written, known].includes(town)) ?? null;
  // A suburb's name stands in the address, that of its city in the title.
  const own = foldWords(addressed ?? written ?? "");
  const isHeaded = own === "" || head.some((text) => holdsWords(foldWords(text), own));
  const said = isHeaded ? undefined : named.find((town) => isTownOf(town, countries));
  const city = townIn((home.head.title ?? "").slice(0, MAX_TEXT)) ?? said ?? null;
  const corners = lines.join("\n");
  const votes = { countries, language, brand, isNone: (town: string) => !isTown(town) };
  const isSuburb = city !== null && (SUBURBAN.test(corners) || isPart(addressed ?? written, city, corners));
  return (
    inTitle ??
    (isSuburb ? city : null) ??
    titledTown(pages, { corners: lines, written: allWritten }, votes) ??
    addressed ??
    ofDistrict ??
    unspaced ??
    written ??
    known ??
    lines.map((text) => firstOf(BEFORE_PROVINCE, text)).find(Boolean) ??
    votedTown(pages, votes) ??
    lines.map((text) => firstOf(BEHIND_STREET, text)).find(Boolean) ??
    dialledTown(pages, countries) ??
    named[0] ??
    (isGazetted ? null : openingOf(home).map(townIn).find(Boolean)) ??
    endsOf(pages)
      .flatMap((text) => townIn(withoutStreets(text)) ?? [])
      .filter(isTown)
      .find((town) => !isGazetted || isTownOf(town, countries)) ??
    null
  );
}

/** Every place that a home page names as its own: "in" one, beside a postcode, or in the address that its data gives. */
export function ownPlaces(pages: readonly Page[], nodes: readonly StructuredNode[]): string[] {
  const home = pages[0]!;
  const addressed = nodes
    .flatMap((node) => [...nodesOf(node, "address"), ...nodesOf(node, "location"), ...nodesOf(node, "areaServed")])
    .flatMap((each) => ["addressLocality", "addressRegion", "streetAddress"].map((field) => textOf(each, field) ?? ""))
    .filter(Boolean);
  const said = [home.head.title, ...home.h1, home.head.description].flatMap((text) => townsIn(IN_TOWN, text ?? ""));
  const corners = withoutRights(`${home.footerText}\n${home.bodyText.slice(-CORNER)}`);
  return [...addressed, ...said, ...townsIn(AFTER, corners), ...townsIn(BEFORE, corners), ...townsIn(MARKED, corners)];
}

function addressedTowns(nodes: readonly StructuredNode[]): string[] {
  return nodes
    .filter((node) => isOrganisation(node) || nodesOf(node, "address").length > 0)
    .flatMap((node) => nodesOf(node, "address"))
    .flatMap((address) => textOf(address, "addressLocality")?.replace(/^[\d\s-]+/, "") || [])
    .map(withoutPostalDistrict);
}

/** "Odense C", "Wien 1070", "Dublin 2": the town alone. */
function withoutPostalDistrict(town: string): string {
  return town
    .replace(/(?<!\s)\s+(?:[A-ZÆØÅ]{1,2}|\d{1,5}|(?:[IVX]{1,5}))$/u, "")
    .split(/[,/(]/u)[0]!
    .trim();
}

function cornersOf(pages: readonly Page[]): string[] {
  const home = pages[0]!;
  const others = pages.filter(({ template }) => template === "contact" || template === "legal");
  const corners = [...pages.map((page) => page.footerText), ...others.map((page) => page.mainText.slice(0, 3000))];
  return [...corners, home.bodyText.slice(-CORNER), home.head.meta.keywords ?? ""].map(withoutRights);
}

/** Where an address may stand without a postcode: the footers, and the last that the home page says of itself, which no customer says. */
function endsOf(pages: readonly Page[]): string[] {
  const own = ownLines(pages[0]!).join("\n").slice(-SHORT_CORNER);
  return [...pages.map((page) => page.footerText), own].map(withoutRights);
}

/** "© 2012 - 2020 All" looks like a postcode and its town. */
function withoutRights(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .split("\n")
    .map((line) => withoutRegister(line.split("©", 1)[0]!))
    .join("\n");
}

function unspacedIn(text: string): string | null {
  const found = CITY_AND_WARD.exec(text);
  if (!found?.groups) return null;
  const { city, ward, plain, korean, district } = found.groups;
  if (korean) return district && korean === SEOUL ? `${korean} ${district}` : korean;
  if (!ward) return plain ?? null;
  return `${city ?? (TOKYO.test(found[0]) ? "東京都" : "")}${ward}`;
}

/** "in Private Practice" reads like a town: one that nothing else tells of is well known, or holds a word that is no everyday one. */
function isNoPhrase(town: string): boolean {
  return townIn(`in ${town}`) !== null || isDistinctive(town, "en");
}

function firstOf(pattern: RegExp, text: string): string | null {
  return townsIn(pattern, text)[0] ?? null;
}

/** "February 3, 2019 Tools": a year looks like a postcode, so that only a well-known town tells. */
function isAfterYear(match: string, town: string): boolean {
  return /^(?:19|20)\d\d\s/u.test(match) && townIn(town) === null;
}

/** "1010 Stephansdom 3": a name with a house number behind it, which no well-known town has. */
function isStreet(name: string, behind: string): boolean {
  return /^[ \t]\d{1,3}[a-z]?(?:[,;\n]|$)/u.test(behind) && townIn(name) === null;
}

function townsIn(pattern: RegExp, text: string): string[] {
  return [...text.slice(0, MAX_TEXT).matchAll(pattern)]
    .filter(({ 0: match, 1: town, index }) => {
      const behind = text.slice(index + match.length, index + match.length + HOUSE);
      return !isAfterYear(match, town!) && !isStreet(town!, behind);
    })
    .map((found) => withoutPostalDistrict(withoutNextSentence(townBefore(found))))
    .filter((town) => town.length >= 3 && town.length <= 40 && isTown(town));
}

/** The town, also where its county stands between it and the code. */
function townBefore({ 1: town = "", index, input = "" }: RegExpExecArray): string {
  const isRegionAlone = isRegion(foldWords(town)) && townIn(town) === null;
  if (!COUNTY.test(town) && !isRegionAlone) return town;
  const led = input.slice(Math.max(0, index - 2 * CORNER_LINE), index);
  const found = BEFORE_COUNTY.exec(led);
  // "12 Burgate, Canterbury": what stands behind a house number is a street.
  const isStreetOf =
    found !== null && !COUNTY.test(town) && (!isTown(found[1]!) || /\d\s?$/u.test(led.slice(0, found.index)));
  return found && !isStreetOf ? found[1]! : town;
}

/** "Bristol. We repair": a full stop after a short word may be a saint's, after a longer one it ends the sentence. */
function withoutNextSentence(town: string): string {
  return town.replace(/(?<=\p{Ll}{4})\.\s[\s\S]*$/u, "").replace(/(?<![.\s-])[.\s-]+$/, "");
}

function isTown(name: string): boolean {
  const lower = name.toLowerCase();
  return (
    !STREET.test(name) &&
    !NO_TOWN_BEGINS.test(name) &&
    !NOT_A_TOWN.has(lower) &&
    !NOT_A_TOWN.has(lower.split(/[ -]/)[0]!)
  );
}
