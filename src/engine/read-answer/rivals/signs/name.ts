import type { Answer } from "../answer.ts";
import type { Candidate, Spot } from "../spots.ts";
import { sizeOf } from "./group.ts";
import { languageKind } from "./language-kind.ts";
import type { ToldByStart } from "./sign.ts";

/** Signs by which a name stands out from those it stands beside. */
const CONTRAST = [
  "unknown",
  "opens unknown",
  "titled",
  "common words",
  "word of part",
  "small word",
  "long body",
  "body commands",
  "abbreviation",
  "trade word",
  "one word",
];

/** Tells the signs that a name is offered, before others are weighed. */
export function nameSigns(one: Candidate, answer: Answer, told: ToldByStart): void {
  const { context } = answer;
  told.add("any");
  const entries = one.spots.filter(({ label }) => label);
  const prose = one.spots.filter(({ label }) => !label);
  const lang = languageKind(context.language);
  const block = entries.length > 0 ? "entry" : "aside";
  const ofBlock = told.under(`${block}: `);
  const afterBlock = told.under(`${block} `);
  const ofLang = lang === null ? null : told.under(`${lang}: `);
  const ofRunning = context.running && told.under("running: ");
  const place = told.under("in ");
  const spot =
    entries.reduce<Spot | null>((best, next) => (!best || next.group.odds > best.group.odds ? next : best), null) ??
    prose[0]!;
  const glued = context.document.flattened;
  const blocks = [
    ofBlock,
    ofLang,
    answer.asked.includes("asks locally") && told.under("local: "),
    ofRunning,
    glued && spot.label && told.under("glued: "),
  ].filter((one) => one !== null && one !== false);
  for (const id of spot.reading.signs) for (const one of blocks) one.add(id);
  told.add(block);
  const { group } = prose.reduce((best, next) => (next.group.odds > best.group.odds ? next : best), spot);
  afterBlock.add("group odds", spot.group.odds / 3);
  afterBlock.add("group odds below", Math.min(0, spot.group.odds) / 3);
  if (entries.length > 0 && prose.length > 0) told.add("prose group odds", group.odds / 3);
  if (entries.length === 0) place.add(group.kind);
  if (spot.label) {
    const { group } = spot;
    ofBlock.each(spot.signs);
    place.add(group.kind);
    if (glued) told.add("glued group odds", group.odds / 3);
    told.under("cut ").add(spot.reading.cut);
    if (spot.reading !== spot.readings[0]) told.under("whole: ").each(spot.readings[0]!.signs);
    if (group.spots.length > 2) {
      const { shares } = group;
      const whole = spot.readings[0]!.signs;
      const [odd, lacks] = [told.under("odd: "), told.under("lacks: ")];
      for (const id of CONTRAST) {
        const share = shares.get(id) ?? 0;
        const isOwn = whole.includes(id) || spot.signs.includes(id);
        if (isOwn && share < 0.5) odd.add(id, 1 - share);
        if (!isOwn && share > 0.5) lacks.add(id, share);
      }
    }
    told.under("size ").add(sizeOf(group.spots.length));
    if (entries.length > 1) told.add("several entries");
    if (new Set(entries.map(({ group }) => group)).size > 1) told.add("several groups");
    if (prose.length > 0) told.add("entry and prose");
  }
  const ofProse = [
    entries.length > 0 ? told.under("also ") : told,
    ...(ofLang && entries.length === 0 ? [ofLang] : []),
    ...(ofRunning ? [ofRunning] : []),
  ];
  for (const id of new Set(prose.flatMap(({ signs }) => signs))) for (const one of ofProse) one.add(id);
  if (prose.length > 1) afterBlock.add("again");
  if (prose.length > 2) afterBlock.add("often");
  afterBlock.add("answer odds", answer.odds / 3);
  afterBlock.each(answer.asked);
}
