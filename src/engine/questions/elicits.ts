import data from "./elicits.json" with { type: "json" };

const ASKS = new RegExp(data.asks, "u");
const REFUSED = data.refused.map((source) => new RegExp(source, "u"));

/** Whether a question makes an engine name companies: it asks for names, and is no how-to and no contest of two. */
export function elicitsNames(text: string): boolean {
  const said = text.toLowerCase().normalize("NFC");
  // A need may stand before the question: "My roof leaks: how do I …" is still a how-to.
  const parts = [said, ...said.split(/[:;.]\s/u).slice(1)].map((part) => part.trim());
  return ASKS.test(said) && !parts.some((part) => REFUSED.some((shape) => shape.test(part)));
}
