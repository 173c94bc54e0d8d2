const languages = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
const FORM = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;
const SPOKEN =
  "ar bg bn ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mk ms nb nl no pl pt ro ru sk sl sq sr sv th tr uk ur vi zh".split(
    " ",
  );
/** What readers of each language call it, in lower case, and its code. */
const NAMES = new Set(
  SPOKEN.flatMap((code) => {
    const own = new Intl.DisplayNames([code], { type: "language", fallback: "none" }).of(code);
    return own ? [own.toLowerCase(), code] : [code];
  }),
);

/** Whether a value of `hreflang` is one: `x-default`, or a language (ISO 639) with or without a script and a country (ISO 3166-1: "GB", not "UK"). */
export function isCode(value: string): boolean {
  const code = value.trim();
  if (/^x-default$/i.test(code)) return true;
  if (!FORM.test(code)) return false;
  const { language, region } = new Intl.Locale(code);
  if (languages.of(language) === undefined) return false;
  // What is written differently from its canonical form is an old or a wrong name of the country.
  const written = /-([a-z]{2}|\d{3})$/i.exec(code)?.[1]?.toUpperCase();
  return written === undefined || (written === region && regionNames.of(written) !== undefined);
}

const regionNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Whether a link's text is nothing but a language's own name or code: "Deutsch", "EN". */
export const isLanguageName = (text: string): boolean => NAMES.has(text.trim().toLowerCase().split("-")[0]!);
