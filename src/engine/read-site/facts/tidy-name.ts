import { withoutLegalForm } from "./names.ts";

const MAX_WORDS = 5;
const MAX_LENGTH = 50;
/** What sites call their pages rather than themselves. */
const PAGE_NAME =
  /^(?:home|homepage|home page|start|startseite|willkommen|welcome|accueil|inicio|início|index|about(?: us)?|über uns|contact|kontakt|blog|news|shop|menu|logo|главная|головна|о нас|αρχική|الرئيسية|الصفحة الرئيسية|ראשי|דף הבית|ホーム|トップ|トップページ|首页|首頁|홈|메인|होम|मुख्य पृष्ठ|หน้าแรก)$/iu;
/** "Welcome to", as it opens a title; what follows it is the name. */
const GREETING =
  /^(?:(?:herzlich|hjertelig|hartelijk)\s+)?(?:willkommen|welcome|bienvenue|bienvenid[oa]s?|benvenut[oi]|bem-vind[oa]s?|welkom|witamy|vítejte|välkommen|velkommen|tervetuloa|добро пожаловать|ласкаво просимо|καλώς ήρθατε|καλωσορίσατε|hoş geldiniz|ようこそ|欢迎光临|欢迎|환영합니다|أهلا وسهلا|مرحبا|ברוכים הבאים)(?![\p{L}\p{M}])[!,.]?\s*(?:(?:to|da|bei|beim|im|in|auf|chez|sur|au|aux|à|a|al|alla|en|bij|op|w|på|til|hos|в|на|до|στο|στην|إلى|ל)\s+(?:(?:der|dem|den|the|la|le|de|our|my|unserer|notre|nuestr[oa]|nosso|nostro|onze)\s+)*)?/iu;
const WEB_PAGE =
  /^(?:web ?site|web|page|site|home ?page|webseite|website|site web|página web|sito|sito web|internetseite)$/iu;
/** What stands after a name in a line of copyright. */
const RIGHTS =
  /(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|alle rechten voorbehouden|todos os direitos reservados|wszelkie prawa zastrzeżone|všechna práva vyhrazena|tüm hakları saklıdır|все права защищены|всі права захищені|με επιφύλαξη|جميع الحقوق|כל הזכויות|版权所有|版權所有|保留所有权利|無断転載|모든 권리|सर्वाधिकार|สงวนลิขสิทธิ์)[\s\S]*$/iu;
/** Forms of companies that stand before a name, or after it without a space. */
const FORM_BEFORE = /^(?:ООО|ОАО|ЗАО|ПАО|АО|ИП|ТОВ|ПП|株式会社|有限会社|合同会社|주식회사|㈜)\s*(?=[\p{L}«"“„])/u;
const FORM_AFTER = /(?:株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|주식회사)$/u;
const QUOTED = /^[«„“"「『《](?<name>[^«»„“”"「」『』《》]+)[»“”"」』》]$/u;

const PAIRS: Record<string, string> = { "«": "»", "„": "“", "“": "”", "「": "」", "『": "』", "《": "》" };

/** With the quotation mark that was cut off behind: "Стоматология «Весна". */
function closed(name: string): string {
  const open = /[«„“「『《](?=[^»“”」』》]+$)/u.exec(name)?.[0];
  return open ? `${name}${PAIRS[open]}` : name;
}

/** A text as a name would be written, without signs, years, legal forms and what is said around it; empty where it is none. */
export function tidyName(text: string): string {
  const bare = text
    .replace(/[®™©]/g, "")
    .replace(/\p{Extended_Pictographic}\uFE0F?|[\u2700-\u27BF]/gu, "")
    .replace(RIGHTS, "")
    .replace(/(?<![\s,-])[\s,-]+(19|20)\d\d\b[\s\S]*$/, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[\s|•·–—\-:]+|(?<![\s|•·–—\-:])[\s|•·–—\-:]+$/g, "");
  const greeted = bare.replace(GREETING, "");
  const plain = withoutLegalForm(greeted).replace(FORM_BEFORE, "").replace(FORM_AFTER, "").trim();
  const name = QUOTED.exec(plain)?.groups?.name ?? closed(plain);
  const isName = name.length <= MAX_LENGTH && name.split(/\s+/).length <= MAX_WORDS && /\p{L}/u.test(name);
  return isName && !PAGE_NAME.test(name) && !(greeted !== bare && WEB_PAGE.test(name)) ? name : "";
}
