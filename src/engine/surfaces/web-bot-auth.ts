import { z } from "zod";
import type { Reading } from "../read-site/types.ts";
import { type Surface, surface } from "./types.ts";
import { readJson } from "./well-known-file.ts";

export const SIGNATURE_DIRECTORY = "/.well-known/http-message-signatures-directory";

const Directory = z.object({
  keys: z.array(z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.string().min(1) })).min(1),
});

/** Keys with which bots of this site sign their requests; for information, since most sites send none. */
export function webBotAuth(reading: Reading): Surface {
  const file = readJson(reading, SIGNATURE_DIRECTORY, {
    types: /http-message-signatures-directory\+json/i,
    schema: Directory,
  });
  const given = { kind: "web-bot-auth", url: `${reading.origin}${SIGNATURE_DIRECTORY}` } as const;
  if (file.state !== "found") return surface({ ...given, status: file.state, detail: file.detail });
  return surface({ ...given, status: "valid", detail: `${file.value.keys.length} keys.` });
}
