import type { Subject } from "./subject.ts";

/** Somebody who buys what a site sells. */
export interface Persona {
  name: string;
  description: string;
}

/** Who asks the rules' questions, by the key the templates use; two to four different people. */
export function personasFor({
  audience,
  place,
  family: { sells },
}: Pick<Subject, "audience" | "place" | "family">): Record<string, Persona> {
  const newcomer = audience
    ? {
        name: `Buyer: ${audience}`,
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
  const nearby = place
    ? { name: `Customer near ${place}`, description: "Wants somebody close by who can be reached quickly." }
    : newcomer;
  return { newcomer, value, demanding, nearby, hurried: nearby };
}
