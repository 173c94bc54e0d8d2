/** Turns UTF-8 byte offsets into a text to UTF-16 ones; `null` past its end. An offset inside a character means the character's start. */
export function byteOffsets(text: string): (bytes: number) => number | null {
  // Character i begins at byte starts[i] and at code unit units[i].
  const starts: number[] = [];
  const units: number[] = [];
  let [bytes, unit] = [0, 0];
  for (const character of text) {
    starts.push(bytes);
    units.push(unit);
    bytes += Buffer.byteLength(character);
    unit += character.length;
  }
  starts.push(bytes);
  units.push(unit);
  return (wanted) => {
    if (wanted > bytes) return null;
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle]! <= wanted) low = middle;
      else high = middle - 1;
    }
    return units[low]!;
  };
}
