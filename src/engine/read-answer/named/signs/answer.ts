import type { NameSign } from "./name-sign.ts";

const FAR = 4;

/** What the question and the whole answer tell of it. */
export const ANSWER_SIGNS: readonly NameSign[] = [
  { id: "confirmed", holds: ({ context }) => context.confirmed },
  { id: "small elsewhere", holds: ({ context }) => context.lower },
  { id: "sells something else", holds: ({ context }) => context.elsewhere },
  { id: "terms known", holds: ({ context: { tradeTerms } }) => tradeTerms !== null },
  { id: "terms of its trade", holds: ({ context: { tradeTerms } }) => tradeTerms?.terms ?? 0 },
  { id: "no term of its trade", holds: ({ context: { tradeTerms } }) => tradeTerms?.terms === 0 },
  { id: "its trade against the likeliest", holds: ({ context: { tradeTerms } }) => tradeTerms?.against ?? 0 },
  { id: "its trade is the likeliest", holds: ({ context: { tradeTerms } }) => tradeTerms?.against === 0 },
  { id: "asked by name", holds: ({ context }) => context.named === "name" },
  { id: "asked as a word", holds: ({ context }) => context.named === "word" },
  { id: "answer says category", holds: ({ context }) => context.sold.isSaidIn(context.answer) },
  { id: "line says category", holds: ({ context, text }) => context.sold.isSaidIn(text) },
  { id: "answer offers", holds: ({ offered }) => Math.max(-1, Math.min(1, (offered.answer ?? 0) / FAR)) },
  { id: "others offered", holds: ({ offered }) => (offered.others ?? 0) > 0 },
  { id: "several others offered", holds: ({ offered }) => (offered.others ?? 0) > 2 },
];
