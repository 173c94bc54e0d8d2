/** The Turkish ending for "that is in" after a place, by the harmony of its vowels: "İzmir’deki", "Uşak’taki". */
export function turkishLocative(place: string): string {
  const letters = place.toLocaleLowerCase("tr");
  const last = letters.match(/[aeıioöuü]/gu)?.at(-1) ?? "e";
  const consonant = /[fstkçşhp]$/u.test(letters) ? "t" : "d";
  return `’${consonant}${"aıou".includes(last) ? "a" : "e"}ki`;
}
