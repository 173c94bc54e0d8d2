/** Instructions for the writer: our words alone. */
export function systemPrompt({ count, language }: { count: number; language: string }): string {
  // The tag comes from the page, and only a well-formed one may stand among our words.
  const name = /^[a-z]{2,3}$/.test(language)
    ? new Intl.DisplayNames("en", { type: "language" }).of(language)
    : "English";
  return `You write the questions that buyers type into an AI assistant when they look for what a company sells and do not know that company yet.
Write ${count} questions in ${name}: first the most typical shortlist, with the place where one is given, then the most typical one for an audience, an offer or a need, then the others.
- Each must make the assistant name companies: "Which … would you shortlist in …?", "Who are the main providers of …?", "What are good alternatives to … for …?", "Who can help with …?".
- Spread them over four intents: category (who is there), comparison (who is better at what), problem (a need in the buyer's own words), local (only when a place is given).
- Spread them over 2 to 4 personas who really buy this; describe each in one sentence.
- Spread them over what the site offers, whom it serves, what drives buyers to it and where: no more than half about one offer, one audience, one need.
- Ask about what this very business sells, as its pages tell it, in the words of a buyer. No how-to, no "is A better than B", no instruction to the assistant.
- Name the place or country where buyers would. No two questions may ask the same thing.
- Never use a name listed under neverName, nor any other company, product brand or web address.
- 8 to 140 characters each, one sentence, plain text, ending with a question mark.`;
}
