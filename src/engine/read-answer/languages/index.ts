import ar from "./ar.json" with { type: "json" };
import cs from "./cs.json" with { type: "json" };
import da from "./da.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import el from "./el.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fi from "./fi.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import he from "./he.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };
import hr from "./hr.json" with { type: "json" };
import hu from "./hu.json" with { type: "json" };
import id from "./id.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };
import pl from "./pl.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };
import ro from "./ro.json" with { type: "json" };
import ru from "./ru.json" with { type: "json" };
import sk from "./sk.json" with { type: "json" };
import sv from "./sv.json" with { type: "json" };
import tr from "./tr.json" with { type: "json" };
import uk from "./uk.json" with { type: "json" };
import und from "./und.json" with { type: "json" };
import vi from "./vi.json" with { type: "json" };
import zh from "./zh.json" with { type: "json" };

/** What a language file may hold; word lists are parted by spaces, a hyphen stands for a space inside a phrase. */
interface LanguageFile {
  code: string;
  stop: string;
  finite: string;
  pronouns: string;
  demonstratives: string;
  articles: string;
  relatives: string;
  subordinators: string;
  conjunctions: string;
  adverbs: string;
  absence: string[];
  positive: string;
  negative: string;
  sources: string;
  ambiguous?: string;
  base?: string;
  imperatives?: string;
  verbEndings?: string;
  verbFinal?: string;
  reflexives?: string;
}

/** The grammar of one language, as far as reading an answer needs it. Words are lower case, phrases with spaces. */
export interface Language {
  code: string;
  stop: Set<string>;
  /** Finite verb forms. */
  finite: Set<string>;
  /** Finite forms that are nouns as well ("offers", "features"). */
  ambiguous: Set<string>;
  /** Finite forms only after a plural or second person. */
  base: Set<string>;
  imperatives: Set<string>;
  pronouns: Set<string>;
  demonstratives: Set<string>;
  articles: Set<string>;
  relatives: Set<string>;
  subordinators: Set<string>;
  conjunctions: Set<string>;
  adverbs: Set<string>;
  /** Pronouns that only stand before a verb: what follows one is a finite verb. */
  reflexives: Set<string>;
  /** Endings that make a word at the start of a body a verb. */
  verbEndings: RegExp | null;
  /** The verb stands last: a sentence that ends like this has one. */
  verbFinal: RegExp | null;
  /** Statements that something was not found or is not known. */
  absence: RegExp | null;
  positive: string[];
  negative: string[];
  sources: string[];
}

const FILES: LanguageFile[] = [
  ar,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  he,
  hi,
  hr,
  hu,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ro,
  ru,
  sk,
  sv,
  tr,
  uk,
  und,
  vi,
  zh,
];

export const LANGUAGES: ReadonlyMap<string, Language> = new Map(FILES.map((file) => [file.code, toLanguage(file)]));

function toLanguage(file: LanguageFile): Language {
  const list = (words = ""): string[] =>
    words
      .split(" ")
      .filter(Boolean)
      .map((word) => word.replaceAll("-", " "));
  const set = (words = ""): Set<string> => new Set(list(words));
  const pattern = (source?: string): RegExp | null => (source ? new RegExp(source, "iu") : null);
  return {
    code: file.code,
    stop: set(file.stop),
    finite: set(file.finite),
    ambiguous: set(file.ambiguous),
    base: set(file.base),
    imperatives: set(file.imperatives),
    pronouns: set(file.pronouns),
    demonstratives: set(file.demonstratives),
    articles: set(file.articles),
    relatives: set(file.relatives),
    subordinators: set(file.subordinators),
    conjunctions: set(file.conjunctions),
    adverbs: set(file.adverbs),
    reflexives: set(file.reflexives),
    verbEndings: pattern(file.verbEndings),
    verbFinal: pattern(file.verbFinal),
    absence: pattern(file.absence.join("|")),
    positive: list(file.positive),
    negative: list(file.negative),
    sources: list(file.sources),
  };
}
