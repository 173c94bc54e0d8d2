import geography from "./places.json" with { type: "json" };

const PLACES: ReadonlySet<string> = new Set(geography.places.split("|"));

/** Whether this folded word is also a city, region or country, which many names begin with. */
export function isPlace(word: string): boolean {
  return PLACES.has(word);
}
