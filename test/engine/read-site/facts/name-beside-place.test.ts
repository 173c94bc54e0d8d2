import { describe, expect, test } from "vitest";
import { readFacts } from "../../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../../src/engine/read-site/parse/parse-html.ts";

/** A home page in few words: host, language, title, expected brand, body, metadata. */
type Row = [host: string, lang: string, title: string, brand: string, body?: string, head?: string];

function brandOf([host, lang, title, , body = "", head = ""]: Row): string {
  const html = `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
  return readFacts([parseHtml(html, { url: `https://${host}/`, isHome: true })]).brand;
}

const jsonLd = (node: object) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
const siteName = (name: string) => `<meta property="og:site_name" content="${name}">`;

const PLACES: Row[] = [
  ["10.0.0.7", "de", "Zahnarzt Dr. Müller – Köln", "Zahnarzt Dr. Müller"],
  ["10.0.0.7", "fr", "Boulangerie Martin – Lyon", "Boulangerie Martin"],
  ["10.0.0.7", "de", "Rechtsanwalt Schmidt - Hamburg", "Rechtsanwalt Schmidt", "<h1>Rechtsanwalt Schmidt</h1>"],
  ["bella.test", "en", "Bella Nails | Chicago", "Bella Nails", "<h1>Bella Nails</h1>"],
  ["oakfield.test", "en", "Oakfield Plumbing - Boston", "Oakfield Plumbing"],
  ["10.0.0.7", "de", "Café Central – Wien", "Café Central"],
  ["webersmile.test", "en", "Dr. Anna Weber, Dentist in Austin", "Dr. Anna Weber"],
  ["zahnarzt-koeln.de", "de", "Zahnarzt Dr. Müller – Köln", "Zahnarzt Dr. Müller", "<h1>Zahnarzt Dr. Müller</h1>"],
  [
    "bestchicagonails.com",
    "en",
    "Chicago | Bella Nails",
    "Bella Nails",
    "<h1>Bella Nails</h1><footer>© 2025 Bella Nails</footer>",
  ],
  ["lyon-pain.fr", "fr", "Lyon – Boulangerie Martin", "Boulangerie Martin", "<h1>Boulangerie Martin</h1>"],
  ["10.0.0.7", "it", "Roma | Trattoria Da Enzo", "Trattoria Da Enzo", "<h1>Trattoria Da Enzo</h1>"],
  ["10.0.0.7", "es", "Panadería Lozano | Panadería en Sevilla", "Panadería Lozano"],
  ["10.0.0.7", "de", "Zahnarzt in Hückeswagen | Dr. Brandt", "Dr. Brandt"],
  [
    "10.0.0.7",
    "de",
    "Tischlerei Osterkamp, Hückeswagen",
    "Tischlerei Osterkamp",
    "<p>Wir bauen Möbel.<footer>Am Markt 3, 42499 Hückeswagen</footer>",
  ],
  ["10.0.0.7", "pl", "Piekarnia Nowak - Łódź", "Piekarnia Nowak"],
  ["10.0.0.7", "cs", "Kavárna Slavia | Praha", "Kavárna Slavia"],
  ["10.0.0.7", "nl", "Bakkerij De Vries | Den Haag", "Bakkerij De Vries"],
  ["10.0.0.7", "pt", "Padaria Aurora – Lisboa, Portugal", "Padaria Aurora"],
  ["10.0.0.7", "ru", "Стоматология Улыбка – Москва", "Стоматология Улыбка"],
  ["10.0.0.7", "el", "Ταβέρνα Ελιά – Αθήνα", "Ταβέρνα Ελιά"],
  ["sakura.test", "ja", "東京｜さくら歯科", "さくら歯科"],
  ["10.0.0.7", "ko", "푸른치과 - 서울", "푸른치과"],
  ["10.0.0.7", "zh", "蓝鲸咖啡 | 北京", "蓝鲸咖啡"],
  ["10.0.0.7", "ar", "عيادة النخيل - القاهرة", "عيادة النخيل"],
  ["10.0.0.7", "he", "גפן יינות | תל אביב", "גפן יינות"],
  ["10.0.0.7", "tr", "Yıldırım Kebap – İstanbul", "Yıldırım Kebap"],
  ["10.0.0.7", "sv", "Bageri Lindqvist | Göteborg", "Bageri Lindqvist"],
  ["10.0.0.7", "de", "Praxis Haller – Prenzlauer Berg", "Praxis Haller", "<h1>Praxis Haller</h1>"],
  ["10.0.0.7", "de", "Friseur Kolbe | Hauptstraße 12", "Friseur Kolbe"],
  ["10.0.0.7", "en", "Harlan Roofing | Larchmont, NY", "Harlan Roofing"],
  ["10.0.0.7", "de", "Weinhaus Reber – Österreich", "Weinhaus Reber"],
  [
    "10.0.0.7",
    "en",
    "Harlan Roofing | Marblehead",
    "Harlan Roofing",
    "",
    jsonLd({ "@type": "RoofingContractor", name: "Marblehead", address: { addressLocality: "Marblehead" } }),
  ],
  [
    "harlan-dach.de",
    "de",
    "Dachdecker Harlan – Köln",
    "Dachdecker Harlan",
    "<h1>Dachdecker Harlan</h1>",
    siteName("Köln"),
  ],
  ["10.0.0.7", "de", "Physiotherapie Seidel in Bamberg", "Physiotherapie Seidel"],
  ["zahnarzt-bremen.de", "de", "Zahnarzt Dr. Fehling – Bremen", "Zahnarzt Dr. Fehling"],
  [
    "dentistaustin.com",
    "en",
    "Dr. Anna Weber, Dentist in Austin",
    "Dr. Anna Weber",
    "<h1>Dr. Anna Weber</h1><p>Your dentist Austin families trust.",
  ],
];

const TRADES_AND_GREETINGS: Row[] = [
  ["10.0.0.7", "de", "Dr. Müller | Zahnarzt", "Dr. Müller"],
  ["10.0.0.7", "de", "Zahnarzt | Dr. Müller", "Dr. Müller"],
  ["10.0.0.7", "en", "Acme | Home", "Acme"],
  ["10.0.0.7", "de", "Acme – Herzlich willkommen", "Acme"],
  ["10.0.0.7", "en", "Acme – Welcome to our website", "Acme"],
  ["10.0.0.7", "fr", "Martin Fils – Bienvenue sur notre site", "Martin Fils"],
  ["10.0.0.7", "es", "Bienvenidos | Lozano", "Lozano"],
  ["10.0.0.7", "en", "Tarrow Physio – Move better, live better", "Tarrow Physio", "<h1>Tarrow Physio</h1>"],
  ["10.0.0.7", "en", "Harlan Roofing | Roofer Boston", "Harlan Roofing"],
];

const PLACES_IN_NAMES: Row[] = [
  ["wien-restaurant.at", "de", "Restaurant Wien – Wien", "Restaurant Wien", "<h1>Restaurant Wien</h1>"],
  ["10.0.0.7", "de", "Restaurant Wien | Startseite", "Restaurant Wien", "<h1>Restaurant Wien</h1>"],
  ["cafe-central.at", "de", "Café Central – Wien", "Café Central"],
  ["boston.com", "en", "Boston | News and sports", "Boston", "<footer>© 2025 Boston</footer>"],
  ["hotel-paris.fr", "fr", "Hôtel Paris | Nice", "Hôtel Paris"],
  ["brightleaf.com", "en", "Invest in Brightleaf", "Brightleaf", "<h1>Invest in Brightleaf</h1>"],
  ["visitoslo.com", "en", "Visit Oslo", "Visit Oslo", "<h1>Visit Oslo</h1>"],
];

describe("a brand", () => {
  const cases = (rows: Row[]) => rows.map((row) => [row[2], row[0], row[3], row] as const);

  test.each(cases(PLACES))("is never only a place: %s (%s) is %s", (_title, _host, brand, row) => {
    expect(brandOf(row)).toBe(brand);
  });

  test.each(cases(TRADES_AND_GREETINGS))(
    "is never a trade, a greeting or a slogan: %s (%s) is %s",
    (_t, _h, brand, row) => {
      expect(brandOf(row)).toBe(brand);
    },
  );

  test.each(cases(PLACES_IN_NAMES))("keeps the place that its name holds: %s (%s) is %s", (_t, _h, brand, row) => {
    expect(brandOf(row)).toBe(brand);
  });
});
