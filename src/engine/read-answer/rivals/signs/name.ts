import { type Answer, languageKind } from "../answer.ts";
import type { Candidate, Spot } from "../spots.ts";
import { sizeOf } from "./group.ts";
import type { Told } from "./sign.ts";

const CONTRAST = [
  "brand",
  "unknown",
  "opens unknown",
  "titled",
  "common words",
  "word of part",
  "small word",
  "bold",
  "link",
  "no body",
  "long body",
  "body described",
  "body offers",
  "body commands",
  "imperative",
  "award",
  "place",
  "colon ends it",
  "heads items",
  "asks",
  "caseless known",
  "abbreviation",
  "trade word",
  "digit in it",
  "priced",
  "line of details",
  "one word",
  "linked",
];
/** Tells the signs that a name is offered, before others are weighed. */
export function nameSigns(one: Candidate, answer: Answer, told: Told): void {
  const { context } = answer;
  told.add("any");
  const entries = one.spots.filter(({ label }) => label);
  const prose = one.spots.filter(({ label }) => !label);
  const lang = languageKind(context.language);
  const block = entries.length > 0 ? "entry" : "aside";
  const ofBlock = `${block}: `;
  const afterBlock = `${block} `;
  const ofLang = lang && `${lang}: `;
  const spot =
    entries.reduce<Spot | null>((best, next) => (!best || next.group.odds > best.group.odds ? next : best), null) ??
    prose[0]!;
  const { signs } = spot.reading;
  const local = answer.asked.includes("asks locally");
  const glued = context.document.flattened;
  for (const id of signs) {
    told.of(ofBlock, id);
    if (ofLang) told.of(ofLang, id);
    if (local) told.of("local: ", id);
    if (context.running) told.of("running: ", id);
    if (glued && spot.label) told.of("glued: ", id);
  }
  told.add(block);
  if (context.running) told.add("running");
  const { group } = prose.reduce((best, next) => (next.group.odds > best.group.odds ? next : best), spot);
  told.of(afterBlock, "group odds", spot.group.odds / 3);
  told.of(afterBlock, "group odds below", Math.min(0, spot.group.odds) / 3);
  if (entries.length > 0 && prose.length > 0) told.add("prose group odds", group.odds / 3);
  if (entries.length === 0) told.of("in ", group.kind);
  if (spot.label) {
    const { group } = spot;
    for (const id of spot.signs) told.of("entry: ", id);
    told.of("in ", group.kind);
    if (glued) {
      told.add("glued");
      told.add("glued group odds", group.odds / 3);
    }
    told.of("cut ", spot.reading.cut);
    if (spot.reading !== spot.readings[0]) for (const id of spot.readings[0]!.signs) told.of("whole: ", id);
    const { shares } = group;
    const own = new Set([...spot.readings[0]!.signs, ...spot.signs]);
    if (group.spots.length > 2)
      for (const id of CONTRAST) {
        const share = shares.get(id) ?? 0;
        if (own.has(id) && share < 0.5) told.of("odd: ", id, 1 - share);
        if (!own.has(id) && share > 0.5) told.of("lacks: ", id, share);
      }
    told.of("size ", sizeOf(group.spots.length));
    if (entries.length > 1) told.add("several entries");
    if (new Set(entries.map(({ group }) => group)).size > 1) told.add("several groups");
    if (prose.length > 0) told.add("entry and prose");
  }
  for (const id of new Set(prose.flatMap(({ signs }) => signs))) {
    if (entries.length > 0) told.of("also ", id);
    else told.add(id);
    if (ofLang && entries.length === 0) told.of(ofLang, id);
    if (context.running) told.of("running: ", id);
  }
  if (prose.length > 1) told.of(afterBlock, "again");
  if (prose.length > 2) told.of(afterBlock, "often");
  told.of(afterBlock, "answer odds", answer.odds / 3);
  for (const id of answer.asked) told.of(afterBlock, id);
}
