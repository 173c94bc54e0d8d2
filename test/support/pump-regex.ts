/** What is repeated: blanks, letters of several scripts, marks, and pairs of them. */
const SEEDS =
  " |\t|\n|a|A|1|.|,|:|(|[|<|-|/|*|\"|字|가|の|a |A |Aa |a,|1,|[a](|a.|a-|a'|of |& |: | -|a=|http://|www.|@a.".split(
    "|",
  );
/** Lengths at which an exponential, and a cubic, pattern is slow already and still ends. */
const FIRST = [24, 200];
const SHORT = 2_000;
const LONG = 4 * SHORT;
/** A walk over `SHORT` characters from each of them takes ten times as long. */
const UNTOLD_MS = 0.2;
const SLOW_MS = 6;
const ENDLESS_MS = 20;
/** Four times the text: four times the work when it is linear, sixteen times when it is quadratic. */
const MOST_GROWTH = 9;

/** The repeated text over which a regular expression takes longer than linear time, as `seed: milliseconds`; `null` when none was found. */
export function slowOver({ source, flags }: { source: string; flags: string }): string | null {
  const regex = new RegExp(source, flags.replace("y", ""));
  const words = [...new Set(source.replace(/\\[a-zA-Z](?:\{[^}]*\})?/g, " ").match(/\p{L}{2,}/gu) ?? [])].slice(0, 12);
  const seeds = [...SEEDS, ...words, ...words.map((word) => `${word} `)];
  for (const start of ["", "x", ...words.slice(0, 3).map((word) => `${word} `)]) {
    for (const seed of seeds) {
      const text = (length: number) => `${start}${seed.repeat(Math.ceil(length / seed.length))}\0`;
      for (const length of FIRST) {
        const spent = cpuMs(regex, text(length));
        if (spent > ENDLESS_MS)
          return `${JSON.stringify(start + seed)}: ${Math.round(spent)} ms for ${length} characters`;
      }
      if (cpuMs(regex, text(SHORT)) < UNTOLD_MS) continue;
      const [short, long] = [SHORT, LONG].map((length) => least(3, () => cpuMs(regex, text(length)))) as [
        number,
        number,
      ];
      if (long > SLOW_MS && long > MOST_GROWTH * short)
        return `${JSON.stringify(start + seed)}: ${Math.round(long)} ms`;
    }
  }
  return null;
}

/** Time of this thread alone, so that other work on the machine does not count. */
function cpuMs(regex: RegExp, text: string): number {
  regex.lastIndex = 0;
  const before = process.threadCpuUsage();
  if (regex.global) text.replace(regex, "");
  else regex.test(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function least(times: number, measure: () => number): number {
  return Math.min(...Array.from({ length: times }, measure));
}
