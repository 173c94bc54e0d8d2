import type { SiteFacts } from "../types.ts";
import type { Sells } from "./kinds.ts";

/** Somebody who buys what a site sells. */
export interface Persona {
  name: string;
  description: string;
}

/** Who asks the rules' questions, by the key the templates use; two to four different people. */
export function personasFor(facts: SiteFacts, sells: Sells): Record<string, Persona> {
  const newcomer = facts.audience
    ? {
        name: `Buyer: ${facts.audience}`.slice(0, 60),
        description: "One of those the site says it serves, comparing for the first time.",
      }
    : { name: "First-time buyer", description: "Buys this for the first time and wants to know whom to trust." };
  const value = {
    name: "Price-conscious buyer",
    description: "Compares prices and wants good quality for little money.",
  };
  const demanding =
    sells === "software"
      ? { name: "Professional user", description: "Needs a tool for daily work and compares the leading ones." }
      : {
          name: "Demanding customer",
          description: "Looks for experience and quality, and compares the leading names.",
        };
  const nearby =
    facts.place && sells !== "software"
      ? { name: `Customer near ${facts.place}`, description: "Wants somebody close by who can be reached quickly." }
      : newcomer;
  return { newcomer, value, demanding, nearby, hurried: nearby };
}
