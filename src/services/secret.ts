import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";

/** The service's one secret: keys for each purpose are derived from it under a label of their own. */
export class Secret {
  readonly #root: string;
  /** Deriving one takes longer than most requests. */
  readonly #keys = new Map<string, KeyObject>();

  constructor(root: string) {
    this.#root = root;
  }

  /** 32 bytes for one purpose, e.g. "cookie" (HKDF-SHA-256). */
  key(label: string): Buffer {
    return Buffer.from(hkdfSync("sha256", this.#root, "answerscope", label, 32));
  }

  /** `value.signature`. */
  sign(label: string, value: string): string {
    return `${value}.${this.#signature(label, value)}`;
  }

  /** The value of a signed text; `null` when the signature does not fit. */
  verify(label: string, signed: string): string | null {
    const dot = signed.lastIndexOf(".");
    if (dot < 1) return null;
    const expected = Buffer.from(this.#signature(label, signed.slice(0, dot)));
    const given = Buffer.from(signed.slice(dot + 1));
    return expected.length === given.length && timingSafeEqual(expected, given) ? signed.slice(0, dot) : null;
  }

  #signature(label: string, value: string): string {
    const key = this.#keys.get(label) ?? createSecretKey(this.key(label));
    this.#keys.set(label, key);
    return createHmac("sha256", key).update(value).digest("base64url");
  }
}

/** The secret that was configured, else the one in `<dataDir>/secret`, made on first use (mode 0600). */
export function openSecret(configured: string | null, dataDir: string): Secret {
  if (configured) return new Secret(configured);
  const path = join(dataDir, "secret");
  makeFolder("DATA_DIR", dataDir);
  try {
    writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return new Secret(readFileSync(path, "utf8").trim());
}
