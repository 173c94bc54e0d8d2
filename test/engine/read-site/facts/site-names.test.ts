import { describe, expect, it, test } from "vitest";
import { readAnswer } from "../../../../src/engine/read-answer/index.ts";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

/** A small page: its host, language, title and body; `head` for metadata. */
interface SmallPage {
  host: string;
  lang: string;
  title: string;
  body: string;
  head?: string;
}

function factsOf({ host, lang, title, body, head = "" }: SmallPage) {
  const html = `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
  return readFacts([parseHtml(html, { url: `https://${host}/`, isHome: true })]);
}

/** Names of the trade, the place or the offer, by the page that uses them beside its own. */
const TRADE_WORDS: [SmallPage, string][] = [
  [
    {
      host: "clinicadentalsolana.es",
      lang: "es",
      title: "Clínica Dental Solana | Dentistas en Alcalá",
      body: "<h1>Clínica Dental Solana</h1><p>En nuestra clínica dental cuidamos tu sonrisa. Clínica Dental con 20 años de experiencia.<footer>© 2025 Clínica Dental Solana</footer>",
    },
    "Clínica Dental Solana",
  ],
  [
    {
      host: "studiolegaleferranti.it",
      lang: "it",
      title: "Studio Legale Ferranti - Avvocati a Padova",
      body: "<h1>Studio Legale Ferranti</h1><p>Lo Studio Legale assiste imprese e famiglie.<footer>Studio Legale Ferranti, Via Roma 4, 35100 Padova</footer>",
    },
    "Studio Legale Ferranti",
  ],
  [
    {
      host: "cabinet-dentaire-moreau.fr",
      lang: "fr",
      title: "Cabinet dentaire Moreau | Dentiste à Nantes",
      body: "<h1>Bienvenue au Cabinet Dentaire Moreau</h1><p>Le cabinet dentaire est ouvert du lundi au samedi.<footer>Cabinet Dentaire Moreau</footer>",
    },
    "Cabinet dentaire Moreau",
  ],
  [
    {
      host: "steuerberater-kanzlei-vogler.de",
      lang: "de",
      title: "Steuerberater Kanzlei Vogler – Steuerberatung in Fulda",
      body: "<h1>Steuerberater Kanzlei Vogler</h1><p>Ihre Steuerberater Kanzlei für den Mittelstand.<footer>© Steuerberater Kanzlei Vogler</footer>",
    },
    "Steuerberater Kanzlei Vogler",
  ],
  [
    {
      host: "realestatehavlin.com",
      lang: "en",
      title: "Havlin Real Estate | Homes in Boise",
      body: "<h1>Real Estate, done right</h1><p>Real Estate Havlin helps you buy and sell.<footer>© 2025 Real Estate Havlin</footer>",
    },
    "Real Estate Havlin",
  ],
  [
    {
      host: "advocaatkantoordebruyn.nl",
      lang: "nl",
      title: "Advocaatkantoor De Bruyn | Advocaat in Zwolle",
      body: "<h1>Advocaatkantoor De Bruyn</h1><p>Een advocaat kantoor dat luistert.<footer>Advocaatkantoor De Bruyn</footer>",
    },
    "Advocaatkantoor De Bruyn",
  ],
  [
    {
      host: "padariadobairro.pt",
      lang: "pt",
      title: "Padaria do Bairro | Pão fresco em Braga",
      body: "<h1>Padaria do Bairro</h1><p>A padaria abre às sete.<footer>© Padaria do Bairro</footer>",
    },
    "Padaria do Bairro",
  ],
  [
    {
      host: "kwiaciarniamalwina.pl",
      lang: "pl",
      title: "Kwiaciarnia Malwina - kwiaty w Toruniu",
      body: "<h1>Kwiaciarnia Malwina</h1><p>Nasza kwiaciarnia dowozi kwiaty.<footer>© Kwiaciarnia Malwina</footer>",
    },
    "Kwiaciarnia Malwina",
  ],
  [
    {
      host: "londonplumbingheating.co.uk",
      lang: "en",
      title: "London Plumbing Heating | Boiler repairs",
      body: "<h1>London Plumbing</h1><p>London plumbing and heating engineers. London Plumbing you can trust.<footer>London Plumbing Heating Ltd</footer>",
    },
    "London Plumbing Heating",
  ],
  [
    {
      host: "autoserviskratky.cz",
      lang: "cs",
      title: "Autoservis Krátký | opravy aut Olomouc",
      body: "<h1>Autoservis Krátký</h1><p>Auto servis pro všechny značky.<footer>© Autoservis Krátký</footer>",
    },
    "Autoservis Krátký",
  ],
  [
    {
      host: "fysioterapiklinikkolding.dk",
      lang: "da",
      title: "Fysioterapi Klinik Kolding",
      body: "<h1>Fysioterapi Klinik Kolding</h1><p>Fysioterapi klinik midt i byen.<footer>Fysioterapi Klinik Kolding</footer>",
    },
    "Fysioterapi Klinik Kolding",
  ],
  [
    {
      host: "disklinigiyildirim.com.tr",
      lang: "tr",
      title: "Diş Kliniği Yıldırım | Bursa diş hekimi",
      body: "<h1>Diş Kliniği Yıldırım</h1><p>Diş kliniği olarak hizmetinizdeyiz.<footer>© Diş Kliniği Yıldırım</footer>",
    },
    "Diş Kliniği Yıldırım",
  ],
];

/** Pages in other scripts, with the name as they write it and the other spellings that may be told. */
const SCRIPTS: [SmallPage, string, string[]][] = [
  [
    {
      host: "romashka-flowers.ru",
      lang: "ru",
      title: "Доставка цветов в Казани — Ромашка",
      body: "<a href='/'><img src='/logo.svg' alt='Ромашка'></a><h1>Букеты с доставкой</h1><footer>© 2025 Ромашка. Все права защищены</footer>",
    },
    "Ромашка",
    [],
  ],
  [
    {
      host: "vektorstroy.ru",
      lang: "ru",
      title: "ВекторСтрой: строительство домов под ключ",
      body: "<a href='/'>ВекторСтрой</a><h1>Строим дома</h1><footer>© ООО «ВекторСтрой», 2024</footer>",
    },
    "ВекторСтрой",
    ["Vektorstroy"],
  ],
  [
    {
      host: "elia-taverna.gr",
      lang: "el",
      title: "Ελιά | Ταβέρνα στα Χανιά",
      body: "<img src='/images/logo.png' alt='Ελιά'><h1>Ταβέρνα Ελιά</h1><footer>© 2025 Ελιά</footer>",
    },
    "Ελιά",
    [],
  ],
  [
    {
      host: "nakheel-clinic.ae",
      lang: "ar",
      title: "عيادة النخيل | طب الأسنان في دبي",
      body: "<a href='/'>عيادة النخيل</a><h1>ابتسامة صحية</h1><footer>© 2025 عيادة النخيل جميع الحقوق محفوظة</footer>",
    },
    "عيادة النخيل",
    [],
  ],
  [
    {
      host: "gefen-yayin.co.il",
      lang: "he",
      title: "גפן יינות - יקב בגליל",
      body: "<img src='/logo.png' alt='גפן יינות'><h1>ביקור ביקב</h1><footer>© גפן יינות 2025</footer>",
    },
    "גפן יינות",
    [],
  ],
  [
    {
      host: "aozorado.jp",
      lang: "ja",
      title: "手作りパンの店｜青空堂",
      body: "<a href='/'><img src='/logo.png' alt='青空堂'></a><h1>毎朝焼きたて</h1><footer>© 2025 青空堂</footer>",
    },
    "青空堂",
    [],
  ],
  [
    {
      host: "mikazuki-kaikei.jp",
      lang: "ja",
      title: "三日月会計事務所 | 台東区の税理士",
      body: "<h1>三日月会計事務所</h1><p>税理士が相談に応じます。<footer>Copyright © 2025 三日月会計事務所 All Rights Reserved.</footer>",
    },
    "三日月会計事務所",
    [],
  ],
  [
    {
      host: "lanjingyun.cn",
      lang: "zh",
      title: "蓝鲸云_企业云服务器_云主机",
      body: "<a href='/'><img src='/img/logo.png' alt='蓝鲸云'></a><h1>企业上云</h1><footer>版权所有 © 2025 蓝鲸云</footer>",
    },
    "蓝鲸云",
    [],
  ],
  [
    {
      host: "pureungorae.co.kr",
      lang: "ko",
      title: "푸른고래 - 부산 서핑 강습",
      body: "<a href='/'>푸른고래</a><h1>서핑을 배워요</h1><footer>Copyright © 푸른고래. All rights reserved.</footer>",
    },
    "푸른고래",
    [],
  ],
  [
    {
      host: "chandracoaching.in",
      lang: "hi",
      title: "चंद्रा कोचिंग | पुणे में जेईई की तैयारी",
      body: "<img src='/logo.png' alt='चंद्रा कोचिंग'><h1>जेईई और नीट</h1><footer>© 2025 चंद्रा कोचिंग</footer>",
    },
    "चंद्रा कोचिंग",
    [],
  ],
  [
    {
      host: "baansuan-resort.co.th",
      lang: "th",
      title: "บ้านสวนรีสอร์ท | ที่พักเขาใหญ่",
      body: "<img src='/logo.png' alt='บ้านสวนรีสอร์ท'><h1>พักผ่อนกลางธรรมชาติ</h1><footer>© 2025 บ้านสวนรีสอร์ท</footer>",
    },
    "บ้านสวนรีสอร์ท",
    [],
  ],
  [
    {
      host: "tavrida.ua",
      lang: "uk",
      title: "Таврида — меблі на замовлення у Львові",
      body: "<a href='/'>Таврида</a><h1>Меблі для дому</h1><footer>© 2025 Таврида</footer>",
    },
    "Таврида",
    ["Tavrida"],
  ],
];

describe("the names of a site", () => {
  test.each(TRADE_WORDS.map(([page, brand]) => [page.host, page, brand] as const))(
    "are never words of the trade: %s",
    (_host, page, brand) => {
      const facts = factsOf(page);
      expect(facts.brand).toBe(brand);
      const distinctive = brand.split(" ").at(-1)!.toLowerCase();
      for (const alias of facts.aliases) expect(alias.toLowerCase()).toContain(distinctive);
    },
  );

  test.each(SCRIPTS.map(([page, brand, aliases]) => [page.lang, page.host, page, brand, aliases] as const))(
    "are as the page writes them (%s, %s)",
    (_lang, _host, page, brand, aliases) => {
      const facts = factsOf(page);
      expect(facts.brand).toBe(brand);
      expect(facts.aliases).toEqual(aliases);
    },
  );

  it("do not count an answer that names the trade and other practices", () => {
    const [page] = TRADE_WORDS[0]!;
    const { brand, aliases, domain } = factsOf(page);
    const text =
      "Las mejores son Clínica Dental Orozco, Vitaldent y Sanitas. Una clínica dental cercana ahorra tiempo.";
    expect(readAnswer({ text, citations: [], brand: { name: brand, aliases, domain } }).placement).toBe("absent");
  });

  test.each([
    ["Проверьте «Ромашку» и «Флорист»: они доставляют за два часа.", 0],
    ["青空堂は毎朝パンを焼いています。", 5],
    ["푸른고래는 초보자 강습을 합니다.", 8],
    ["蓝鲸云提供企业云服务器。", 7],
  ])("are found in an answer of their script: %s", (text, which) => {
    const { brand, aliases, domain } = factsOf(SCRIPTS[which]![0]);
    expect(readAnswer({ text, citations: [], brand: { name: brand, aliases, domain } }).mentions).not.toEqual([]);
  });
});

describe("a name that tells what the house is, or its town, is also the name proper", () => {
  it.each([
    [
      {
        host: "stomatolog-vesna.ru",
        lang: "ru",
        title: "Стоматология «Весна» — лечение зубов в Казани",
        body: "<h1>Стоматология в Казани</h1><p>Клиника «Весна» принимает взрослых.</p><footer>© 2025 Стоматология «Весна», ул. Баумана 5, Казань</footer>",
      },
      { brand: "Стоматология «Весна»", aliases: ["Весна"] },
      "В Казани обратитесь в клинику «Весна», там принимают и детей.",
    ],
    [
      {
        host: "qingshi-tech.cn",
        lang: "zh",
        title: "青石科技 - 上海网站建设公司",
        body: "<h1>网站建设与设计</h1><p>青石科技为中小企业提供网站建设服务。</p><footer>© 2025 上海青石科技有限公司</footer>",
      },
      { brand: "上海青石科技", aliases: ["青石科技"] },
      "推荐青石科技，它的报价很清楚。",
    ],
  ] as [SmallPage, { brand: string; aliases: string[] }, string][])("%o", (page, named, answer) => {
    const facts = factsOf(page);
    expect(facts).toMatchObject(named);
    const { brand: name, aliases, domain } = facts;
    const { placement } = readAnswer({ text: answer, citations: [], brand: { name, aliases, domain } });
    expect(placement).toBe("prose");
  });
});
