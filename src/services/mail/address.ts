import { domainToASCII } from "node:url";
import { z } from "zod";
import { AppError } from "../../errors.ts";

/** RFC 5321 4.5.3.1.3, without the angle brackets. */
const MAX_LENGTH = 254;

const shape = z.email();

/** One e-mail address as it was typed, its host in lower-case ASCII; throws BAD_INPUT for anything else. */
export function readAddress(typed: unknown): string {
  const text = typeof typed === "string" ? typed.trim() : "";
  const at = text.lastIndexOf("@");
  const address = `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
  if (at > 0 && address.length <= MAX_LENGTH && shape.safeParse(address).success) return address;
  throw new AppError("BAD_INPUT", "The email is not an e-mail address that can be written to.");
}

/** What tells one address from another: hardly any server tells upper from lower case. */
export function addressKey(address: string): string {
  return address.toLowerCase();
}
