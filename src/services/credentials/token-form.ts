import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BODY = 32;
const CHECK = 6;
const FORM = /^(mon|net|key)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** What a credential opens: a monitor, a network, or a chosen part of one. */
export type TokenKind = "mon" | "net" | "key";

/** A credential over 32 bytes: kind, 32 digits of base 62 (190 bits), and the checksum of both in 6 more. */
export function writeToken(kind: TokenKind, bytes: Buffer): string {
  const body = digits(BigInt(`0x${bytes.toString("hex")}`), BODY);
  return `${kind}_${body}${checksum(kind, body)}`;
}

/** The kind of a credential; `null` where the form or the checksum is wrong, so that no look-up is worth it. */
export function kindOfToken(token: string): TokenKind | null {
  const [, kind, body, check] = FORM.exec(token) ?? [];
  return kind && check === checksum(kind, body!) ? (kind as TokenKind) : null;
}

/** A credential as the tables keep it: SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** CRC-32 fits in six digits; it tells a slip of the hand, and nothing about the secret. */
function checksum(kind: string, body: string): string {
  return digits(BigInt(crc32(`${kind}_${body}`)), CHECK);
}

function digits(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest /= 62n) text = DIGITS[Number(rest % 62n)] + text;
  return text;
}
