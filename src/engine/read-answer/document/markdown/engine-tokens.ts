import type { MarkdownConfig } from "@lezer/markdown";

/** A call between private-use signs, as ChatGPT's raw text holds them ("cite", "products"); one that shows an entity says its name second. */
const CALL = /\uE200[^\uE200\uE201]{0,4000}\uE201/uy;
const NAMED = /^\uE200\w{0,20}entity\uE202\["[^"]{0,80}","([^"\\]{1,120})"/du;
/** The fence of a card, alone in its line, and the picture that the card asks for. */
const FENCE = /(?<=^|\n):::\w{0,40}(?=\s{0,3}(?:\n|$))/uy;
const PICTURE = /【\{[^{}【】]{0,300}\}】/uy;

/** Where such a token may start: no run of words passes over it. */
export const TOKEN_START = String.raw`\uE200|:::|【\{`;

/** Raw text of an engine holds tokens that its own page draws and no reader sees; of an entity the name is seen. */
export const engineTokens: MarkdownConfig = {
  defineNodes: ["EngineToken", "EngineName"],
  parseInline: [
    {
      name: "EngineToken",
      before: "Escape",
      parse(cx, _, at) {
        const from = at - cx.offset;
        const token = [CALL, FENCE, PICTURE].map((form) => matchAt(form, cx.text, from)).find(Boolean);
        if (!token) return -1;
        const [start, end] = NAMED.exec(token)?.indices?.[1] ?? [0, 0];
        const name = end > start ? [cx.elt("EngineName", at + start, at + end)] : [];
        return cx.addElement(cx.elt("EngineToken", at, at + token.length, name));
      },
    },
  ],
};

function matchAt(form: RegExp, text: string, at: number): string | undefined {
  form.lastIndex = at;
  return form.exec(text)?.[0];
}
