import { squash } from "./names.ts";
import lexicon from "./offer-words.json" with { type: "json" };

const MENU_WORDS = new Set(lexicon.menuWords.map(squash));

/** Whether a text is what menus and headings hold beside what is sold: "Prices", "Our team", "Starters". */
export function isMenuWord(text: string): boolean {
  return MENU_WORDS.has(squash(text)) || isPageName(text);
}

/** What sites call their pages rather than themselves or what they offer. */
const NAMES =
  "home|homepage|start|startseite|welcome|willkommen|herzlich willkommen|welkom|witamy|velkommen|välkommen|vítejte|benvenuti|bienvenidos|bem-vindos?|добро пожаловать|hoş geldiniz|accueil|bienvenue|inicio|início|hem|hjem|forside|úvod|strona główna|strona startowa|dobrodošli|ana sayfa|главная|ホーム|홈|الرئيسية|untitled|index|about us|über uns";
const BEGINS = new RegExp(`^(?:${NAMES})(?!\\p{L})`, "iu");
const WHOLE = new RegExp(`^(?:${NAMES})[\\s!.]{0,3}$`, "iu");

/** "Welcome to …", "Startseite": whether a text begins as pages are called. */
export function beginsAsPage(text: string): boolean {
  return BEGINS.test(text);
}

/** Whether a text is no more than what a page is called. */
export function isPageName(text: string): boolean {
  return WHOLE.test(text.trim());
}
