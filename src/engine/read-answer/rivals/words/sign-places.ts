/** A text with the places of its signs and pairs of signs, each looked up when it is first asked for. */
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
    for (const at of this.#placesOf(word.slice(0, 2))) {
      if (times === most) break;
      if (at < end || !this.#text.startsWith(word, at)) continue;
      times += 1;
      end = at + word.length;
    }
    return times;
  }

  #placesOf(start: string): number[] {
    const known = this.#places.get(start);
    if (known) return known;
    const places = start.length > 1 ? this.#placesOfPair(start) : this.#placesOfSign(start);
    this.#places.set(start, places);
    return places;
  }

  #placesOfPair(pair: string): number[] {
    const second = pair.charCodeAt(1);
    return this.#placesOf(pair[0]!).filter((at) => this.#text.charCodeAt(at + 1) === second);
  }

  #placesOfSign(sign: string): number[] {
    const places: number[] = [];
    for (let at = this.#text.indexOf(sign); at >= 0; at = this.#text.indexOf(sign, at + 1)) places.push(at);
    return places;
  }
}
