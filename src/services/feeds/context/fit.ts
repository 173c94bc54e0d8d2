/** One part of a section that stands or goes as a whole. */
export interface Block {
  text: string;
  /** Lower ones are placed first, over all sections. */
  round: number;
  /** It shows the beginning of something longer. */
  isCut?: boolean;
}

/** A section under a heading. Its blocks are shown from the first one on, as many as there is room for. */
export interface Section {
  heading: string;
  /** What its blocks are, in the plural: "fixes". */
  things: string;
  blocks: Block[];
  /** How many there are, where blocks are made of the first ones alone. */
  total?: number;
}

/** Characters that count as one token. */
export const TOKEN_CHARACTERS = 4;
/** What the last line may take. */
const LAST_LINE = 560;

/**
 * As much of the sections as a budget of tokens holds: blocks in the order of their rounds, sections in their own, each
 * cut at the end of a block. The last line says what was left out, and `more` where it is.
 */
export function fitInto(
  title: string,
  sections: Section[],
  { tokens, more }: { tokens: number; more: string },
): string {
  let room = tokens * TOKEN_CHARACTERS - title.length - LAST_LINE;
  const taken = new Map(sections.map((section) => [section, 0]));
  const closed = new Set<Section>();
  for (const { section, block } of inRounds(sections)) {
    if (closed.has(section)) continue;
    const heading = taken.get(section) === 0 ? section.heading.length + 6 : 0;
    const size = heading + block.text.length + 1;
    if (size > room) closed.add(section);
    else {
      room -= size;
      taken.set(section, taken.get(section)! + 1);
    }
  }
  const shown = sections.filter((section) => taken.get(section)! > 0);
  const texts = shown.map((section) => render(section, taken.get(section)!));
  return `${title}${texts.join("")}${lastLine(sections, taken, more)}`;
}

function inRounds(sections: Section[]) {
  const all = sections.flatMap((section) => section.blocks.map((block) => ({ section, block })));
  return all.toSorted((a, b) => a.block.round - b.block.round);
}

function render({ heading, blocks }: Section, taken: number): string {
  const body = blocks.slice(0, taken).map(({ text }) => text);
  return `\n\n## ${heading}\n${body.join("\n")}`;
}

function lastLine(sections: Section[], taken: Map<Section, number>, more: string): string {
  const parts = sections.flatMap((section) => {
    const { blocks, things } = section;
    const total = section.total ?? blocks.length;
    const left = total - taken.get(section)!;
    return left > 0 ? `${left} of ${total} ${things}` : [];
  });
  const cut = sections.flatMap((section) => section.blocks.slice(0, taken.get(section)!).filter(({ isCut }) => isCut));
  if (parts.length === 0 && cut.length === 0) return "\n\n*Nothing was left out.*\n";
  const told = [
    parts.length > 0 ? `Left out for want of room: ${parts.join(", ")}.` : "",
    cut.length > 0 ? `Shortened: ${cut.length} of those shown.` : "",
    more,
  ];
  return `\n\n*${told.filter(Boolean).join(" ")}*\n`;
}
