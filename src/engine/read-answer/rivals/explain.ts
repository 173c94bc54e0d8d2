import type { AnswerDocument } from "../document/document.ts";
import { type RivalGround, readGroups, writtenOf } from "./answer.ts";
import { Target } from "./company/target.ts";
import { answerSigns } from "./signs/answer.ts";
import { groupSigns } from "./signs/group.ts";
import { nameSigns } from "./signs/name.ts";
import { secondSigns } from "./signs/second.ts";
import type { Signs } from "./signs/sign.ts";
import type { Group } from "./spots.ts";
import { take } from "./take.ts";
import { contributions, type Stage, TAKEN_FROM, weigh } from "./weigh.ts";

/** What spoke for and against, by weight: each sign with what it added to the log-odds. */
export type Reasons = [sign: string, added: number][];

/** Why a name was taken or left. */
export interface ExplainedName {
  name: string;
  taken: boolean;
  /** Log-odds by itself and among the others; taken above `from`. */
  first: number;
  odds: number;
  /** The groups that it stands in. */
  groups: number[];
  why: { name: Reasons; second: Reasons };
}

/** How an answer was read for names: whether it offers anybody, its groups, every name. */
export interface Explanation {
  /** Log-odds above which a name is taken. */
  from: number;
  answer: { odds: number; why: Reasons };
  groups: { kind: Group["kind"]; names: string[]; odds: number; why: Reasons }[];
  names: ExplainedName[];
}

/** Explains each name of an answer, the likeliest first. */
export function explainRivals(document: AnswerDocument, ground: RivalGround): Explanation {
  const target = new Target(ground.brand, ground.mentions);
  const answer = weigh(readGroups(document, ground, (name) => target.isName(name)));
  const taken = new Set(take(answer).map(({ key }) => key));
  const second = secondSigns(answer);
  return {
    from: TAKEN_FROM,
    answer: { odds: round(answer.odds), why: reasons("answer", (told) => answerSigns(answer, told)) },
    groups: answer.groups.map((group) => ({
      kind: group.kind,
      names: group.spots.map((spot) => writtenOf(spot, spot.reading)),
      odds: round(group.odds),
      why: reasons("group", (told) => groupSigns(group, answer, told)),
    })),
    names: [...answer.candidates]
      .sort((a, b) => b.odds - a.odds)
      .map((one) => ({
        name: writtenOf(one.spots[0]!, one.spots[0]!.reading),
        taken: taken.has(one.key),
        first: round(one.first),
        odds: round(one.odds),
        groups: [...new Set(one.spots.map(({ group }) => answer.groups.indexOf(group)))],
        why: {
          name: reasons("name", (told) => nameSigns(one, answer, told)),
          second: reasons("second", second.get(one)!),
        },
      })),
  };
}

function reasons(stage: Stage, signs: Signs): Reasons {
  return contributions(stage, signs)
    .map(([id, added]): [string, number] => [id, round(added)])
    .filter(([, added]) => added !== 0)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
}

const round = (odds: number): number => Math.round(odds * 100) / 100;
