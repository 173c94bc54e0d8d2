import { CASELESS_GOODS, GOODS } from "./word-lists.ts";

/** Whether the words of a question ask for goods rather than for services or places. */
export function asksForGoods(question: ReadonlySet<string>, language: string): boolean {
  for (const word of question) if (VENUE.test(word)) return false;
  for (const word of question) {
    if (GOODS.has(word) || CASELESS_GOODS.some((goods) => word.includes(goods))) return true;
    // Inflected at its end.
    if (language !== "en" && word.length > 5 && GOODS_STEMS.has(word.slice(0, -1))) return true;
    if (language === "de" && endsInGoods(word)) return true;
  }
  return false;
}

/** "Siebträgermaschine": the last part of a German compound tells what it is. */
function endsInGoods(word: string): boolean {
  for (let at = 3; at <= word.length - 4; at += 1) if (GOODS.has(word.slice(at))) return true;
  return false;
}

/** Asked for places, the words for goods only tell what they sell ("coffee shop"). */
const VENUE =
  /^(?:shop|store|cafe|café|bar|restaurant|hotel|roaster|dealer|retailer|garage|boutique|laden|geschäft|ristorante|restaurante|magasin|tienda|negozio|loja|winkel|sklep|bistro|bakery|brunch|abo|agency|agentur|agence|agencia|agenzia|tour|travel|flight|airline|school|course|class|clinic|doctor|lawyer|rental|repair|company|service|website|marketplace|platform)s?$|(?:software|händler|subscription|insurance|versicherung|versicherer|assurance|seguros?|assicurazione|verzekering|ubezpieczenie|pojištění|zavarovanje|konto|bank)$/u;
const GOODS_STEMS = new Set([...GOODS].map((word) => word.slice(0, -1)));
