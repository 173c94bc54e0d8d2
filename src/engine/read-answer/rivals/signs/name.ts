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
  const found = new Map<string, number>([["any", 1]]);
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
    found.set(idOf(ofBlock, id), 1);
    if (ofLang) found.set(idOf(ofLang, id), 1);
    if (local) found.set(idOf("local: ", id), 1);
    if (glued && spot.label) found.set(idOf("glued: ", id), 1);
  }
  found.set(block, 1);
  const { group } = prose.reduce((best, next) => (next.group.odds > best.group.odds ? next : best), spot);
  found.set(`${block} group odds`, spot.group.odds / 3);
  found.set(`${block} group odds below`, Math.min(0, spot.group.odds) / 3);
  if (entries.length > 0 && prose.length > 0) found.set("prose group odds", group.odds / 3);
  if (entries.length === 0) found.set(`in ${group.kind}`, 1);
  if (spot.label) {
    const { group } = spot;
    for (const id of spot.signs) found.set(idOf("entry: ", id), 1);
    found.set(`in ${group.kind}`, 1);
    if (glued) found.set("glued", 1).set("glued group odds", group.odds / 3);
    found.set(`cut ${spot.reading.cut}`, 1);
    if (spot.reading !== spot.readings[0]) for (const id of spot.readings[0]!.signs) found.set(idOf("whole: ", id), 1);
    const { shares } = group;
    const own = new Set([...spot.readings[0]!.signs, ...spot.signs]);
    if (group.spots.length > 2)
      for (const id of CONTRAST) {
        const share = shares.get(id) ?? 0;
        if (own.has(id) && share < 0.5) found.set(idOf("odd: ", id), 1 - share);
        if (!own.has(id) && share > 0.5) found.set(idOf("lacks: ", id), share);
      }
    found.set(`size ${sizeOf(group.spots.length)}`, 1);
    if (entries.length > 1) found.set("several entries", 1);
    if (new Set(entries.map(({ group }) => group)).size > 1) found.set("several groups", 1);
    if (prose.length > 0) found.set("entry and prose", 1);
  }
  for (const { signs: told } of prose)
    for (const id of told) {
      found.set(entries.length > 0 ? idOf("also ", id) : id, 1);
      if (ofLang && entries.length === 0) found.set(idOf(ofLang, id), 1);
    }
  if (prose.length > 1) found.set(`${block} again`, 1);
  if (prose.length > 2) found.set(`${block} often`, 1);
  found.set(`${block} answer odds`, answer.odds / 3);
  for (const id of answer.asked) found.set(idOf(`${block} `, id), 1);
  return [...found];
}
