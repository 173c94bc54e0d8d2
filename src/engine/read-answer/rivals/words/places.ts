import placeNames from "../../../language/geography/places.json" with { type: "json" };

const words = (text: string): string[] => text.split(" ");

const LANGUAGES = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "pl",
  "sv",
  "da",
  "hr",
  "cs",
  "tr",
  "ru",
  "uk",
  "el",
  "ar",
  "he",
  "ja",
  "zh",
  "ko",
  "fi",
  "hu",
  "ro",
  "sk",
  "sl",
  "no",
  "bg",
  "hi",
  "th",
  "id",
  "vi",
];
let places: Set<string> | null = null;

/** Cities, regions, countries, peoples and languages, lower case. */
export function isPlace(lower: string): boolean {
  places ??= readPlaces();
  return places.has(lower);
}

/** Whether a lower-case word is part of a place name of several words ("Francisco"). */
export function isPlaceWord(lower: string): boolean {
  return PLACE_WORDS.has(lower);
}

const PLACE_WORDS = new Set(
  placeNames.places
    .split("|")
    .filter((name) => name.includes(" "))
    .flatMap(words),
);

function readPlaces(): Set<string> {
  const found = new Set([...placeNames.places.split("|"), ...placeNames.peoples.split("|")]);
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: "region" });
    for (const code of COUNTRIES) found.add(names.of(code)!.toLowerCase());
    const tongues = new Intl.DisplayNames([language], { type: "language" });
    for (const code of LANGUAGES) found.add(tongues.of(code)!.toLowerCase());
  }
  return found;
}

let calendar: Set<string> | null = null;

/** Months and weekdays, lower case: written like names in some languages. */
export function isCalendarWord(lower: string): boolean {
  calendar ??= readCalendar();
  return calendar.has(lower);
}

function readCalendar(): Set<string> {
  const found = new Set<string>();
  for (const language of LANGUAGES) {
    const month = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    const short = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });
    const shortDay = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
    const day = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    for (let at = 0; at < 12; at += 1) {
      found.add(month.format(Date.UTC(2026, at, 1)).toLowerCase());
      found.add(
        short
          .format(Date.UTC(2026, at, 1))
          .toLowerCase()
          .replace(".", ""),
      );
      found.add(
        shortDay
          .format(Date.UTC(2026, 0, at + 1))
          .toLowerCase()
          .replace(".", ""),
      );
      found.add(day.format(Date.UTC(2026, 0, at + 1)).toLowerCase());
    }
  }
  return found;
}

const CURRENCIES = new Set(Intl.supportedValuesOf("currency").map((code) => code.toLowerCase()));

/** Codes of currencies, lower case ("aed"). */
export function isCurrency(lower: string): boolean {
  return CURRENCIES.has(lower);
}

const COUNTRIES = words(placeNames.countries);
