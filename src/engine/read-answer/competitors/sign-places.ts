/** A text with the places of its signs, each sign's looked up when it is first asked for. */
export class SignPlaces {
  readonly #text: string;
  readonly #places = new Map<string, number[]>();

  constructor(text: string) {
    this.#text = text;
  }

  /** How often a word stands in the text, counted up to `most`. */
  timesOf(word: string, most: number): number {
    let times = 0;
    let end = 0;
    for (const at of this.#placesOf(word[0]!)) {
      if (times === most) break;
      if (at < end || !this.#text.startsWith(word, at)) continue;
      times += 1;
      end = at + word.length;
    }
    return times;
  }

  #placesOf(sign: string): number[] {
    const known = this.#places.get(sign);
    if (known) return known;
    const places: number[] = [];
    for (let at = this.#text.indexOf(sign); at >= 0; at = this.#text.indexOf(sign, at + 1)) places.push(at);
    this.#places.set(sign, places);
    return places;
  }
}
