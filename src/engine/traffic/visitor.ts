import { isbot } from "isbot";
import { CRAWLERS } from "../read-site/robots/crawlers.ts";

/** Crawlers that read for AI; those that check ads, and names out of use, are none. */
const READING = CRAWLERS.filter(({ kind }) => kind === "search" || kind === "user" || kind === "training");
const BY_NAME = new Map(READING.map((crawler) => [crawler.agent.toLowerCase(), crawler]));
/** Longer names first, so that none is taken for the one it begins with. */
const NAMES = [...BY_NAME.keys()].sort((a, b) => b.length - a.length);

/** An AI crawler by what it calls itself, which nobody can prove from a log; `null`: none. */
export function crawlerOf(agent: string): (typeof READING)[number] | null {
  const said = agent.toLowerCase();
  const name = NAMES.find((each) => standsIn(said, each));
  return name ? BY_NAME.get(name)! : null;
}

/** Whether a person's browser may have sent this; programs that call themselves one, or nothing, are none. */
export function isPerson(agent: string): boolean {
  return agent.length > 20 && !isbot(agent) && crawlerOf(agent) === null;
}

function standsIn(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !isPart(text[at - 1]) && !isPart(text[at + name.length]);
}

const isPart = (character: string | undefined) => character !== undefined && /[\w-]/.test(character);
