import { headEnd } from "../language/head-end.ts";

/** The longest ending that fits makes the plural: of nouns that name sellers, in languages that join the noun's parts to one word, and for Russian the noun's own ending. */
const ENDINGS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  de: pairs(
    "laden läden|geschäft geschäfte|händler händler|handel händler|haus häuser|ei eien|er er|in innen|betrieb betriebe|dienst dienste|studio studios|salon salons|praxis praxen|zentrum zentren|labor labore|schule schulen|platz plätze|bahn bahnen|park parks|museum museen|kino kinos|theater theater|club clubs|hostel hostels|arzt ärzte|markt märkte|stelle stellen|stube stuben|institut institute|ausstatter ausstatter|ist isten|eur eure|ent enten|loge logen|iater iater|päde päden|werkstatt werkstätten|atelier ateliers|lager lager|service services|büro büros|agentur agenturen|kanzlei kanzleien|klinik kliniken|imbiss imbisse",
  ),
  nl: pairs(
    "winkel winkels|zaak zaken|er ers|bedrijf bedrijven|ist isten|eur eurs|praktijk praktijken|studio studio's|salon salons|school scholen|centrum centra|huis huizen|handel handels|kliniek klinieken|arts artsen|dienst diensten|bureau bureaus|museum musea|theater theaters|ij ijen|baan banen|club clubs|park parken|markt markten|maker makers|loog logen|euten euten|eut euten|atelier ateliers|garage garages",
  ),
  sv: pairs(
    "affär affärer|butik butiker|are are|eri erier|ist ister|log loger|läkare läkare|verkstad verkstäder|salong salonger|studio studior|skola skolor|klinik kliniker|mottagning mottagningar|firma firmor|byrå byråer|företag företag|handel handlare|handlare handlare|smed smeder|ör örer|iker iker|museum museer|biograf biografer|teater teatrar|hotell hotell|kontor kontor|central centraler|förening föreningar|bana banor|park parker|gård gårdar|bageri bagerier|terapeut terapeuter|fotograf fotografer|uthyrning uthyrare|center center|hall hallar",
  ),
  da: pairs(
    "butik butikker|forretning forretninger|handler handlere|er ere|eri erier|ist ister|log loger|værksted værksteder|salon saloner|studie studier|skole skoler|klinik klinikker|firma firmaer|bureau bureauer|smed smede|læge læger|terapeut terapeuter|museum museer|biograf biografer|teater teatre|hotel hoteller|kontor kontorer|central centraler|forening foreninger|bane baner|baner baner|park parker|gård gårde|center centre|hus huse|tekniker teknikere|fotograf fotografer|udlejning udlejere|virksomhed virksomheder|ør ører",
  ),
  no: pairs(
    "butikk butikker|forretning forretninger|forhandler forhandlere|handler handlere|er ere|eri erier|ist ister|log loger|verksted verksteder|salong salonger|studio studioer|skole skoler|klinikk klinikker|firma firmaer|byrå byråer|smed smeder|lege leger|terapeut terapeuter|museum museer|kino kinoer|teater teatre|hotell hoteller|kontor kontorer|sentral sentraler|forening foreninger|bane baner|baner baner|park parker|gård gårder|senter sentre|hus hus|tekniker teknikere|fotograf fotografer|utleie utleiere|ør ører|vert verter|sjappe sjapper",
  ),
  ru: pairs(
    "ий ии|ия ии|ие ия|ец цы|ок ки|ка ки|га ги|ха хи|ча чи|ша ши|а ы|я и|ь и|й и|о а|к ки|г ги|х хи|ч чи|ш ши|щ щи|ж жи|б бы|в вы|д ды|з зы|л лы|м мы|н ны|п пы|р ры|с сы|т ты|ф фы|ц цы",
  ),
};
/** Arabic makes most plurals anew: of the word that begins a seller's name. */
const ARABIC: ReadonlyMap<string, string> = new Map(
  pairs(
    "متجر متاجر|محل محلات|مركز مراكز|مكتب مكاتب|مدرسة مدارس|صالون صالونات|مطعم مطاعم|دار دور|ورشة ورش|مصنع مصانع|مقهى مقاهي|معهد معاهد|نادي نوادي|استوديو استوديوهات|سوق أسواق|طبيب أطباء|مخبز مخابز|مغسلة مغاسل|حديقة حدائق|متحف متاحف|فندق فنادق|مكتبة مكتبات|مختبر مختبرات|مربي مربو",
  ),
);
const UNBENT = /^(?:ателье|кафе|бюро|кино|такси|фото|депо|студио)$/u;
/** Adjectives by their ending, which bend with their noun; a second noun does not ("almacén", "ufficio guide"). */
const BENT_WITH: Readonly<Record<string, RegExp>> = {
  es: /(?:al|ar|[ií]v[oa]|[oaeií]s[oa]|nte|ble|an[oa]|[aei]ri[oa]|[ií]c[oa]|ad[oa])$/u,
  it: /(?:[ai]le|are|iv[oa]|os[oa]|nte|bile|an[oa]|ari[oa]|at[oa])$/u,
};
/** Italian nouns of sellers whose plural their ending tells. */
const ITALIAN = /(?:a|[^cg]o|(?:or|ier|al|il|ar|on|ant|ent|ic|bil)e|[^aeou])$/u;

function pairs(text: string): (readonly [string, string])[] {
  return text
    .split("|")
    .map((pair) => pair.split(" ") as [string, string])
    .sort(([a], [b]) => b.length - a.length);
}

/** Many of those whose name is known only as one, by the rules of the language; `null` where it has no rule for the word. */
export function regularPlural(one: string, tag: string): string | null {
  const language = tag.slice(0, 2);
  if (language === "en") return english(one);
  if (["fr", "es", "it", "pt"].includes(language)) return romance(one, language);
  if (language === "tr") return turkish(one);
  if (language === "ar") return arabic(one);
  const endings = ENDINGS[language];
  if (!endings) return null;
  if (language === "ru") return russian(one, endings);
  const head = one.slice(0, headEnd(one, language));
  // An adjective before the noun bends too.
  const many = /\s/u.test(head) ? null : bent(head, endings);
  return many && many + one.slice(head.length);
}

function arabic(one: string): string | null {
  const [first = "", ...rest] = one.split(" ");
  const many = ARABIC.get(first) ?? (first.endsWith("ة") ? first.replace(/ة$/u, "ات") : null);
  return many && [many, ...rest].join(" ");
}

function bent(word: string, endings: readonly (readonly [string, string])[]): string | null {
  const found = endings.find(([ending]) => word.toLowerCase().endsWith(ending));
  if (!found) return null;
  const [ending, many] = found;
  const stem = word.slice(0, word.length - ending.length);
  return stem === ""
    ? many.replace(/^./u, (letter) => (/^\p{Lu}/u.test(word) ? letter.toUpperCase() : letter))
    : stem + many;
}

function english(one: string): string {
  const head = one.slice(0, headEnd(one, "en"));
  const many = head.replace(/(?:(?<=[^aeiou])y|(?<=s|x|z|ch|sh)|)$/u, (end) =>
    end === "y" ? "ies" : /(?:s|x|z|ch|sh)$/u.test(head) ? "es" : "s",
  );
  return many + one.slice(head.length);
}

function romance(one: string, language: string): string | null {
  const at = headEnd(one, language);
  const words = one.slice(0, at).split(" ");
  const isSure = words.slice(1).every((word) => BENT_WITH[language]?.test(word) ?? true);
  const many = isSure ? words.map((word) => romanceWord(word, language)) : [];
  return many.length > 0 && many.every((word) => word !== null) ? many.join(" ") + one.slice(at) : null;
}

function romanceWord(word: string, language: string): string | null {
  if (language === "it") {
    if (/(?:iatra|pata)$/u.test(word)) return word.replace(/a$/u, "i");
    if (!ITALIAN.test(word)) return null;
    if (/[cg]a$/u.test(word)) return word.replace(/a$/u, "he");
    if (/ista$/u.test(word)) return word.replace(/a$/u, "i");
    if (/a$/u.test(word)) return word.replace(/a$/u, "e");
    return /[eo]$/u.test(word) ? word.replace(/i?[eo]$/u, "i") : word;
  }
  if (/[sxz]$/u.test(word)) return word;
  if (language === "fr")
    return word.replace(/(?:al|eau|eu|)$/u, (end) => (end === "al" ? "aux" : end === "" ? "s" : `${end}x`));
  if (language === "pt") {
    if (/ão$/u.test(word)) return word.replace(/ão$/u, "ões");
    if (/m$/u.test(word)) return word.replace(/m$/u, "ns");
    if (/[aeo]l$/u.test(word)) return word.replace(/l$/u, "is");
  }
  return /[aeiouáéó]$/u.test(word)
    ? `${word}s`
    : `${word.replace(/ón$/u, "on").replace(/án$/u, "an").replace(/én$/u, "en")}es`;
}

const ADJECTIVE = /(?:ый|ий|ой|ая|яя|ое|ее)$/u;

/** "строительный магазин", "мастерская по ремонту": adjectives stand before their noun, what belongs to it behind. */
function russian(one: string, endings: readonly (readonly [string, string])[]): string | null {
  const words = one.split(" ");
  const found = words.findIndex((word) => !ADJECTIVE.test(word) || UNBENT.test(word));
  // "мастерская по …", "парикмахерская": an adjective that a preposition or nothing follows is the noun itself.
  const isNoun = found === -1 || (found > 0 && /^(?:по|для|с|и|на|в|из)$/u.test(words[found]!));
  const at = isNoun ? (found === -1 ? words.length : found) - 1 : found;
  const noun = words[at]!;
  const many = isNoun ? adjectives(noun) : UNBENT.test(noun) ? noun : bent(noun, endings);
  return many && [...words.slice(0, at).map(adjectives), many, ...words.slice(at + 1)].join(" ");
}

function adjectives(word: string): string {
  return word
    .replace(/(?:ый|ой|ая|ое)$/u, "ые")
    .replace(/(?:ий|яя|ее)$/u, "ие")
    .replace(/(?<=[кгхжшщ])ые$/u, "ие");
}

/** "çikolata dükkânı" gives "çikolata dükkânları", "arıcı" gives "arıcılar". */
function turkish(one: string): string {
  const vowels = one.toLocaleLowerCase("tr").match(/[aeıioöuü]/gu) ?? [];
  const isOwned = /\s/u.test(one) && /[ıiuü]$/u.test(one) && !/[cç][ıiuü]$/u.test(one);
  const base = isOwned ? vowels.at(-2) : vowels.at(-1);
  const isBack = "aıou".includes(base ?? "a");
  if (!isOwned) return one + (isBack ? "lar" : "ler");
  // "mağazası" holds an s that "ofisi" has of its own.
  const stem = one.replace(/(?:(?<!ofi|servi|kur)s)?[ıiuü]$/u, "").replace(/ğ$/u, "k");
  return stem + (isBack ? "ları" : "leri");
}
