import { signsOf } from "./caseless-evidence.ts";
import { isCaseless } from "./caseless-words.ts";
import type { AnswerContext } from "./context.ts";
import { baseOf } from "./context.ts";
import { companyLength, type Label, modelEvidence } from "./fold.ts";
import { isWarning } from "./headings.ts";
import type { JudgedSlot } from "./judge-slots.ts";
import { labelEvidence } from "./label-evidence.ts";
import { isUnknown } from "./label-score.ts";
import { isDesignation, nameKey, type Token } from "./tokens.ts";
import { isWeak } from "./weak-words.ts";
import { AWARDS, FUNCTION_WORDS, ISSUED, MODEL_WORDS } from "./word-lists.ts";

/** A name that stands in a slot, cut to the company where it leads with one. */
export interface SlotName {
  key: string;
  words: Token[];
  label: Label;
  slot: JudgedSlot["slot"];
  score: number;
  /** What speaks for or against the label being an option's name: signs that `offer-weights.json` weighs. */
  signs: string[];
}

/** Labels below this score are no names, whatever else the answer says. */
const LEAST = -2.5;
/** Where the script has no capitals, the words say less, and the other signs more. */
const LEAST_CASELESS = -7;

/** Share of labels that look like maker and model from which all are read so. */
const MODELS_FROM = 0.4;
/** The same where the question asks for goods. */
const GOODS_FROM = 0.2;

/** The names in the slots, and whether they are makers with their models. */
export function namesOf(judged: readonly JudgedSlot[], context: AnswerContext): { names: SlotName[]; models: boolean } {
  const evidence = judged
    .filter(({ slot, score }) => score > 0 && slot.kind !== "card")
    .map(({ label, slot }) => Math.max(modelEvidence(label, context), slot.priced ? 0.7 : 0));
  const issued = [...context.question].some((word) => ISSUED.has(word));
  const from = issued || context.goods ? GOODS_FROM : MODELS_FROM;
  const mean = evidence.reduce((sum, one) => sum + one, 0) / evidence.length;
  const models = (!context.local || context.goods) && (evidence.length > 0 ? mean >= from : context.goods);
  const least = isCaseless(context.language) ? LEAST_CASELESS : LEAST;
  const names = judged
    .filter(
      ({ score, slot }) => score > least && !isWarning(slot.unit.text.slice(slot.start, slot.end), context.language),
    )
    .map((one): SlotName => {
      const { slot, label, score } = one;
      const signs = labelEvidence(one, context);
      const size = standsAlone(label, context)
        ? 1
        : companyLength(withoutMaker(label), context, models || (slot.priced && modelEvidence(label, context) >= 1));
      const words = label.words.slice(0, size);
      if (
        size === 1 &&
        label.words.length > 1 &&
        isWeak(words[0]!) &&
        !(score > 1 && label.words.some(isDesignation)) &&
        !context.hosts.has(keyOf(words, label.text))
      )
        return { key: "", words, label, slot, score, signs };
      signs.push(...signsOf(label.text.slice(words[0]!.start, words.at(-1)!.end), context));
      const praise = AWARDS.has(words[0]!.lower) && size < label.words.length && words.every((word) => word.common);
      return { key: praise ? "" : keyOf(words, label.text), words, label, slot, score, signs };
    });
  return {
    names: alignSpellings(
      foldParts(
        alignCards(
          names.filter(
            ({ key, words, label }) =>
              key.length > 1 && !isModelOnly(words, { cut: words.length < label.words.length, goods: context.goods }),
          ),
        ),
      ),
    ),
    models,
  };
}

/** "Acme Payroll" beside "Acme" in a sentence: the company stands in the answer by itself. */
function standsAlone({ words }: Label, context: AnswerContext): boolean {
  const [first] = words;
  if (context.language === "en" || words.length < 2 || !first || context.local || !isUnknown(first, context))
    return false;
  // "Bucket and Mop" is one name.
  if (FUNCTION_WORDS.has(words[1]!.lower)) return false;
  return context.followers.get(baseOf(first))?.has("") ?? false;
}

/** "AF161", "XL", "ft": a model or measure without its maker. */
export function isModelOnly(words: readonly Token[], { cut, goods }: { cut: boolean; goods: boolean }): boolean {
  const [word] = words;
  if (words.length !== 1 || !word) return false;
  return (
    (goods && /^\p{Lu}{1,5}-?\d+\p{L}{0,3}$/u.test(word.text)) ||
    /^\p{N}+(?:\p{L}{0,2}|mah|ghz|mhz|gbps|mbps|kwh|kwp|lbs|min|rpm)$/u.test(word.text) ||
    (cut && MODEL_WORDS.has(word.lower)) ||
    /^(?:ft|in|cm|mm|kg|lbs?|oz|qt|sq)$/u.test(word.lower)
  );
}

/** "Acme Mail by Bolt": the entry without whose it is. */
function withoutMaker(label: Label): Label {
  const by = label.words.findIndex(({ lower }, at) => at > 0 && /^(?:by|von|par)$/u.test(lower));
  return by > 0 && !label.words[0]!.common ? { ...label, words: label.words.slice(0, by) } : label;
}

/** A card repeats an entry with more words ("Acme Board Game$19"): it is that entry. */
function alignCards(names: readonly SlotName[]): SlotName[] {
  const entries = new Set(names.filter(({ slot, score }) => score > 0 && slot.kind !== "card").map(({ key }) => key));
  return names.map((name) => {
    if (name.slot.kind !== "card") return name;
    for (let size = name.label.words.length; size > 0; size -= 1) {
      const words = name.label.words.slice(0, size);
      const key = keyOf(words, name.label.text);
      if (entries.has(key)) return { ...name, words, key };
    }
    return name;
  });
}

/** A part or plan of an entry ("Acme Send" beside "Acme") is that entry. */
function foldParts(names: readonly SlotName[]): SlotName[] {
  const whole = new Set(
    names.filter(({ words, score }) => score > 0 && words.length === 1 && !words[0]!.common).map(({ key }) => key),
  );
  return names.map((name) => {
    const words = name.words.slice(0, 1);
    const key = keyOf(words, name.label.text);
    return name.words.length > 1 && whole.has(key) ? { ...name, words, key } : name;
  });
}

/** Where one spelling was cut shorter than another of the same name ("La Roche Posay", "La Roche-Posay"), the longer holds. */
function alignSpellings(names: readonly SlotName[]): SlotName[] {
  const keys = new Set(names.filter(({ score }) => score > 0).map(({ key }) => key));
  return names.map((name) => {
    const { words, text } = name.label;
    for (let size = Math.min(words.length, name.words.length + 2); size > name.words.length; size -= 1) {
      const longer = words.slice(0, size);
      const key = keyOf(longer, text);
      if (keys.has(key) && isSpelling(names, key, name)) return { ...name, words: longer, key };
    }
    return name;
  });
}

/** Whether the longer key comes from a name written with as few words, so that only the spelling differs. */
function isSpelling(names: readonly SlotName[], key: string, shorter: SlotName): boolean {
  return names.some((other) => other.key === key && other.words.length <= shorter.words.length);
}

export function keyOf(words: readonly Token[], text: string): string {
  const last = words.at(-1)!;
  return nameKey(text.slice(words[0]!.start, last.end - (last.lower.length - baseOf(last).length)));
}
