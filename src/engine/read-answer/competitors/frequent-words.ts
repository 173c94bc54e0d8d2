import bg from "./lexicon/words/bg.json" with { type: "json" };
import cs from "./lexicon/words/cs.json" with { type: "json" };
import da from "./lexicon/words/da.json" with { type: "json" };
import de from "./lexicon/words/de.json" with { type: "json" };
import el from "./lexicon/words/el.json" with { type: "json" };
import es from "./lexicon/words/es.json" with { type: "json" };
import fi from "./lexicon/words/fi.json" with { type: "json" };
import fr from "./lexicon/words/fr.json" with { type: "json" };
import hr from "./lexicon/words/hr.json" with { type: "json" };
import hu from "./lexicon/words/hu.json" with { type: "json" };
import id from "./lexicon/words/id.json" with { type: "json" };
import it from "./lexicon/words/it.json" with { type: "json" };
import nl from "./lexicon/words/nl.json" with { type: "json" };
import no from "./lexicon/words/no.json" with { type: "json" };
import pl from "./lexicon/words/pl.json" with { type: "json" };
import pt from "./lexicon/words/pt.json" with { type: "json" };
import ro from "./lexicon/words/ro.json" with { type: "json" };
import ru from "./lexicon/words/ru.json" with { type: "json" };
import sk from "./lexicon/words/sk.json" with { type: "json" };
import sl from "./lexicon/words/sl.json" with { type: "json" };
import sv from "./lexicon/words/sv.json" with { type: "json" };
import tr from "./lexicon/words/tr.json" with { type: "json" };
import uk from "./lexicon/words/uk.json" with { type: "json" };

const LISTS: Record<string, { words: string }> = {
  bg,
  cs,
  da,
  de,
  el,
  es,
  fi,
  fr,
  hr,
  hu,
  id,
  it,
  nl,
  no,
  nb: no,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sv,
  tr,
  uk,
};

/** Endings of two letters by which words of these languages are inflected. */
const ENDING =
  /(?:es|en|er|em|as|os|és|nt|st|te|ns|ée|om|ov|ów|ie|ím|ém|ou|ám|ům|ar|or|et|il|ом|ов|ах|ам|ой|ая|ый|ие|ых)$/u;

const read = new Map<string, Set<string>>();

/** Whether a lower-case word, or its stem before an ending of one or two letters, is frequent in this language (not English). */
export function isFrequent(lower: string, language: string): boolean {
  const words = wordsOf(language);
  if (words === null) return false;
  if (words.has(lower)) return true;
  if (lower.length < 6) return false;
  return words.has(lower.slice(0, -1)) || (ENDING.test(lower) && words.has(lower.slice(0, -2)));
}

/** Whether there is a list of frequent words for this language (not English). */
export function hasFrequentWords(language: string): boolean {
  return language in LISTS;
}

function wordsOf(language: string): Set<string> | null {
  const known = read.get(language);
  if (known) return known;
  const list = LISTS[language];
  if (!list) return null;
  const words = new Set(list.words.split(" "));
  read.set(language, words);
  return words;
}
