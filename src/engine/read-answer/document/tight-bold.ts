/** Two stars, and no third beside them. */
const STARS = /(?<!\*)\*\*(?!\*)/u;
const LINE_START = /^[ \t>|]{0,12}(?:[-*+•]|\d{1,2}[.)])?[ \t]{0,4}$/u;
/** What a power is taken of, and the power itself: a figure, a letter alone, something in brackets. */
const BASE = /(?:\p{N}|[)\]]|(?<!\p{L})\p{L})\s{0,3}$/u;
/** Signs before the stars that hold a base. */
const NEAR = 5;
const POWER = /^\s{0,3}(?:[-+]?\p{N}|[([]|\p{L}(?!\p{L}))/u;
const FIGURE = /^\s{0,3}[-+]?\p{N}/u;

/** A line with its bold as Markdown wants it: "** Acme **" is bold to who wrote it, and its blanks change places with the stars. As it is where stars stand for powers ("2 ** 3 and 4 ** 5"). */
export function tightBold(line: string): string {
  const parts = line.split(STARS);
  if (parts.length < 3 || parts.length % 2 === 0) return line;
  return parts.reduce((tight, part, at) => {
    if (at % 2 === 0) return tight + part;
    const [, before = "", words, after = ""] = /^( ?)(\S.*\S|\S)( ?)$/u.exec(part) ?? [];
    const isLoose = words && before + after !== "" && !isPower(part, { left: tight, right: parts[at + 1]! });
    return isLoose ? `${tight}${before}**${words}**${after}` : `${tight}**${part}**`;
  });
}

/** Whether the stars on one of both sides stand between what is raised and its power. */
function isPower(part: string, { left, right }: { left: string; right: string }): boolean {
  if (LINE_START.test(left)) return false;
  const isRaised = (base: string, power: string) => BASE.test(base.slice(-NEAR)) && POWER.test(power);
  return isRaised(left, part) || isRaised(part, right) || (FIGURE.test(part) && FIGURE.test(right));
}
