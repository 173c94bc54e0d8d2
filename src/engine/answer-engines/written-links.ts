/** `[label](address)`, where the address may hold brackets in pairs. */
const LINK = /\(?\[[^[\n]*?\]\((https?:\/\/(?:[^\s()]|\([^\s()]*\))+)\)/g;

/** Where the links in an answer's text begin, by address, a bracket around a link included. */
export function writtenLinks(text: string): ReadonlyMap<string, number[]> {
  const links = new Map<string, number[]>();
  for (const { index, 1: url } of text.matchAll(LINK)) {
    const places = links.get(url!);
    if (places) places.push(index);
    else links.set(url!, [index]);
  }
  return links;
}
