import { describe, expect, test } from "vitest";
import { detectLanguage, tellLanguage } from "../../../src/engine/language/detect.ts";
import { LANGUAGES } from "../../../src/engine/language/languages.ts";

/** What a shop may say of itself, once a language, each written for this test. */
const SAID: Record<string, string> = {
  ar: "نحن ورشة صغيرة في وسط المدينة ونصلح الدراجات منذ عشرين عاماً.",
  bg: "Ние сме малка работилница в центъра на града и поправяме велосипеди от двадесет години.",
  ca: "Som un petit taller al centre de la ciutat i fa vint anys que reparem bicicletes per a tothom.",
  cs: "Jsme malá dílna v centru města a už dvacet let opravujeme kola, která jiní vzdali.",
  da: "Vi er et lille værksted midt i byen, og vi har repareret cykler for vores kunder i tyve år uden at love for meget.",
  de: "Wir sind eine kleine Werkstatt mitten in der Stadt und reparieren seit zwanzig Jahren Fahrräder.",
  el: "Είμαστε ένα μικρό συνεργείο στο κέντρο της πόλης και επισκευάζουμε ποδήλατα εδώ και είκοσι χρόνια.",
  en: "We are a small workshop in the middle of town and have mended bicycles for twenty years.",
  es: "Somos un pequeño taller en el centro de la ciudad y reparamos bicicletas desde hace veinte años.",
  et: "Oleme väike töökoda kesklinnas ja parandame jalgrattaid juba kakskümmend aastat, sest teised ei ole neid parandanud.",
  fi: "Olemme pieni korjaamo kaupungin keskustassa ja olemme korjanneet polkupyöriä jo kaksikymmentä vuotta, kun muut eivät ole ehtineet.",
  fr: "Nous sommes un petit atelier au cœur de la ville et nous réparons des vélos depuis vingt ans.",
  he: "אנחנו סדנה קטנה במרכז העיר ומתקנים אופניים כבר עשרים שנה.",
  hi: "हम शहर के बीच में एक छोटी कार्यशाला हैं और बीस साल से साइकिलें ठीक करते हैं।",
  hr: "Mi smo mala radionica u središtu grada i već dvadeset godina popravljamo bicikle koje su drugi otpisali.",
  hu: "Kis műhely vagyunk a város közepén, és húsz éve javítunk kerékpárokat, amelyeket mások már feladtak.",
  id: "Kami adalah bengkel kecil di tengah kota dan sudah dua puluh tahun memperbaiki sepeda untuk pelanggan.",
  it: "Siamo una piccola officina nel centro della città e ripariamo biciclette da vent'anni per tutti.",
  ja: "私たちは街の中心にある小さな工房で、二十年間自転車を修理しています。",
  ko: "우리는 도심에 있는 작은 공방이며 이십 년 동안 자전거를 고쳐 왔습니다.",
  nl: "Wij zijn een kleine werkplaats midden in de stad en repareren al twintig jaar fietsen voor iedereen.",
  no: "Vi er et lite verksted midt i byen, og vi har reparert sykler av alle slag i tjue år uten å love for mye.",
  pl: "Jesteśmy małym warsztatem w centrum miasta i od dwudziestu lat naprawiamy rowery, które inni spisali na straty.",
  pt: "Somos uma pequena oficina no centro da cidade e consertamos bicicletas há vinte anos para todos.",
  ro: "Suntem un mic atelier în centrul orașului și reparăm biciclete de douăzeci de ani pentru toți.",
  ru: "Мы небольшая мастерская в центре города и чиним велосипеды уже двадцать лет.",
  sk: "Sme malá dielňa v centre mesta a už dvadsať rokov opravujeme bicykle, ktoré iní odpísali.",
  sl: "Smo majhna delavnica v središču mesta in že dvajset let popravljamo kolesa, ki so jih drugi odpisali.",
  sv: "Vi är en liten verkstad mitt i stan och har lagat cyklar åt alla i tjugo år utan att lova för mycket.",
  th: "เราเป็นร้านเล็ก ๆ ใจกลางเมืองและซ่อมจักรยานมายี่สิบปีแล้ว",
  tr: "Şehrin ortasında küçük bir atölyeyiz ve yirmi yıldır herkes için bisiklet onarıyoruz.",
  uk: "Ми невелика майстерня в центрі міста і ремонтуємо велосипеди вже двадцять років.",
  vi: "Chúng tôi là một xưởng nhỏ ở giữa thành phố và đã sửa xe đạp trong hai mươi năm.",
  zh: "我们是市中心的一家小作坊，修自行车已经二十年了。",
};

/** A page is read from forty words on. */
const asPage = (text: string): string => `${text}\n`.repeat(4);

test("every language that has a file is told here", () => {
  expect(Object.keys(SAID).sort()).toEqual([...LANGUAGES.keys()].sort());
});

describe.each(Object.entries(SAID))("what is said in %s", (code, text) => {
  test("is told by an answer's reader and by a page's", () => {
    expect([detectLanguage(text).code, tellLanguage(asPage(text))]).toEqual([code, code]);
  });

  test("is told with a list of foreign names before it", () => {
    expect(detectLanguage(`Acme Studio, Bolt & Sons, Castell Works, Dorn Brothers. ${text}`).code).toBe(code);
  });
});

test("an answer that nothing tells is read as English, and a page's language is left open", () => {
  expect(detectLanguage("Acme 3000").code).toBe("en");
  expect(tellLanguage("Acme 3000, Bolt 4K, Castell XL")).toBeNull();
});

test("a page in a language that nobody listed is left open", () => {
  expect(
    tellLanguage(asPage("ჩვენ ვართ პატარა სახელოსნო ქალაქის ცენტრში და ოცი წელია ვაკეთებთ ველოსიპედებს.")),
  ).toBeNull();
  expect(
    tellLanguage(
      asPage("Maes bach yw ein gweithdy ynghanol y ddinas, lle rydym wedi trwsio beiciau ers ugain mlynedd."),
    ),
  ).toBeNull();
});
