import { InvalidArgumentError } from "commander";

/** Reads an argument that is a whole number within bounds. */
export function whole(least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}
