import type { Span } from "../../../types.ts";
import { isFunctionSign } from "../words/caseless-words.ts";

const SIGN = String.raw`[\p{sc=Han}\p{sc=Latin}\p{N}]`;
/** "甲更适合…", "乙的优势是": who opens a clause. */
const SUBJECT = new RegExp(
  String.raw`(?<=^|[，。；：、！？,;:（(“「*\s])(?:而|但|其中|不过|不過|至于|至於|另外|如果|相比之下)?(${SIGN}{2,8}?)(?=适合|適合|更|主打|则|則|是|的|也|在|属于|屬於|以|最|比较|比較|目前|有|走|这|這|都|就|胜在|勝在|提供)`,
  "gu",
);
/** "优先选甲", "可以考虑乙": what is chosen. */
const OBJECT = new RegExp(
  String.raw`(?:优先选|優先選|首选|首選|选择|選擇|选|選|考虑|考慮|推荐|推薦|试试|試試|先看|不如|换成|換成|去)(${SIGN}{2,8}?)(?=$|[，。；、！？,;（(*\s]|或|和|与|與|的|就|吧|也|更|还是|還是|会|會|这|這)`,
  "gu",
);

/** Who a clause of Chinese speaks of, and what it says to choose, be it made of common words. */
export function clauseNames(said: string): { span: Span; sign: string }[] {
  const found: { span: Span; sign: string }[] = [];
  for (const [form, sign] of [
    [SUBJECT, "clause subject"],
    [OBJECT, "clause object"],
  ] as const)
    for (const { 0: whole, 1: name, index } of said.matchAll(form)) {
      if ([...name!].some(isFunctionSign) || !/^\p{L}/u.test(name!)) continue;
      const start = index + whole.length - name!.length;
      found.push({ span: { start, end: start + name!.length }, sign });
    }
  return found;
}
