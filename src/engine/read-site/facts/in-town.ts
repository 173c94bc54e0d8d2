import { foldWords } from "../../language/fold.ts";
import type { Page } from "../types.ts";
import { isAboutOneThing } from "./evidence.ts";

/** A shop that says so sells on the web, wherever its makers sit. */
const ON_THE_WEB =
  /(?<!\p{L})(?:online[ -]?(?:shop|store|handel|winkel)|webshop|webwinkel|e-?shop|nettbutikk|netbutik|by post|to your door|nationwide|versand|free (?:shipping|uk delivery)|livraison (?:offerte|gratuite|en france)|versandkosten|envío gratis|envíos a|spedizion[ei] (?:gratuit|in tutta)|frete grátis|envios para|gratis verzending|fri frakt|fri fragt|darmowa dostawa|wysyłka w|doprava zdarma|besplatna dostava|ücretsiz kargo|boutique en ligne|vente en ligne|tienda online|tienda en línea|loja online|loja virtual|negozio online|sklep internetowy|spletna trgovina|internetov\p{L}+ obchod)|интернет-магазин|доставка по (?:россии|всей)|通販|オンラインショップ|온라인 ?쇼핑몰|网店|網店|متجر إلكتروني/iu;
/** Heads the hours at which one may come in. */
const HOURS =
  /(?<!\p{L})(?:opening hours|open today|visit (?:us|the shop|our shop)|öffnungszeiten|ladengeschäft|horaires d['’]ouverture|nos horaires|horario de (?:tienda|apertura)|orari(?:o)? di apertura|horário de funcionamento|openingstijden|öppettider|åbningstider|åpningstider|godziny otwarcia|otevírací doba|otváracie hodiny|radno vrijeme|delovni čas|часы работы|режим работы|çalışma saatleri)|営業時間|영업시간|营业时间|營業時間|ساعات العمل/iu;
const MAX_TEXT = 20_000;

/** Whether a shop that also takes orders is one that people of a town walk into: it names its town in what it says of itself, or the hours at which it is open. */
export function isShopInTown(home: Page, town: string | null): boolean {
  const { title, description } = home.head;
  const head = [title, description, ...home.h1.slice(0, 2)].join("\n");
  if (town === null || ON_THE_WEB.test(head) || isAboutOneThing(home)) return false;
  const isNamed = /\p{Lo}/u.test(town) ? head.includes(town) : ` ${foldWords(head)} `.includes(` ${foldWords(town)} `);
  return isNamed || HOURS.test(home.bodyText.slice(0, MAX_TEXT));
}
