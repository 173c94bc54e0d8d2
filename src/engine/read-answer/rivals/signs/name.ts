import { type Answer, languageKind } from "../answer.ts";
import type { Candidate, Spot } from "../spots.ts";
import { sizeOf } from "./group.ts";
import { type Evidence, idOf } from "./sign.ts";

const CONTRAST = [
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
  "rated",
  "priced",
  "line of details",
  "one word",
  "linked",
];
/** Signs that a name is offered, before others are weighed. */
export function nameSigns(one: Candidate, answer: Answer): Evidence {
  const { context } = answer;
  const found: Evidence = [["any", 1]];
  const add = (id: string, value = 1) => found.push([id, value]);
  const entries = one.spots.filter(({ label }) => label);
  const prose = one.spots.filter(({ label }) => !label);
  const lang = languageKind(context.language);
  const block = entries.length > 0 ? "entry" : "aside";
  const ofBlock = `${block}: `;
  const ofLang = lang && `${lang}: `;
  const spot =
    entries.reduce<Spot | null>((best, next) => (!best || next.group.odds > best.group.odds ? next : best), null) ??
    prose[0]!;
  const { signs } = spot.reading;
  const local = answer.asked.includes("asks locally");
  const glued = context.document.flattened;
  for (const id of signs) {
    add(idOf(ofBlock, id));
    if (ofLang) add(idOf(ofLang, id));
    if (local) add(idOf("local: ", id));
    if (glued && spot.label) add(idOf("glued: ", id));
  }
  add(block);
  const { group } = prose.reduce((best, next) => (next.group.odds > best.group.odds ? next : best), spot);
  add(`${block} group odds`, spot.group.odds / 3);
  add(`${block} group odds below`, Math.min(0, spot.group.odds) / 3);
  if (entries.length > 0 && prose.length > 0) add("prose group odds", group.odds / 3);
  if (entries.length === 0) add(`in ${group.kind}`);
  if (spot.label) {
    const { group } = spot;
    for (const id of spot.signs) add(idOf("entry: ", id));
    add(`in ${group.kind}`);
    if (glued) {
      add("glued");
      add("glued group odds", group.odds / 3);
    }
    add(`cut ${spot.reading.cut}`);
    if (spot.reading !== spot.readings[0]) for (const id of spot.readings[0]!.signs) add(idOf("whole: ", id));
    const { shares } = group;
    const own = new Set([...spot.readings[0]!.signs, ...spot.signs]);
    if (group.spots.length > 2)
      for (const id of CONTRAST) {
        const share = shares.get(id) ?? 0;
        if (own.has(id) && share < 0.5) add(idOf("odd: ", id), 1 - share);
        if (!own.has(id) && share > 0.5) add(idOf("lacks: ", id), share);
      }
    add(`size ${sizeOf(group.spots.length)}`);
    if (entries.length > 1) add("several entries");
    if (new Set(entries.map(({ group }) => group)).size > 1) add("several groups");
    if (prose.length > 0) add("entry and prose");
  }
  for (const id of new Set(prose.flatMap(({ signs }) => signs))) {
    add(entries.length > 0 ? idOf("also ", id) : id);
    if (ofLang && entries.length === 0) add(idOf(ofLang, id));
  }
  if (prose.length > 1) add(`${block} again`);
  if (prose.length > 2) add(`${block} often`);
  add(`${block} answer odds`, answer.odds / 3);
  for (const id of answer.asked) add(idOf(`${block} `, id));
  return found;
}
