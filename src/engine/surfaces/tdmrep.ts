import { z } from "zod";
import type { Reading } from "../read-site/types.ts";
import { type Surface, surface } from "./types.ts";
import { JSON_TYPE, readJson } from "./well-known-file.ts";

export const TDM_FILE = "/.well-known/tdmrep.json";

const Flag = z.union([z.literal(0), z.literal(1)]);
const Rules = z
  .array(z.object({ location: z.string().min(1), "tdm-reservation": Flag, "tdm-policy": z.url().optional() }))
  .min(1);

/**
 * Whether text and data mining is reserved (TDMRep, W3C Community Group, final report of 10 May 2024): in a file, in the
 * home page's header `tdm-reservation`, or in its meta element of the same name.
 */
export function tdmrep(reading: Reading): Surface {
  const { home, origin } = reading;
  const said = home.headers["tdm-reservation"] ?? home.head.meta["tdm-reservation"];
  const file = readJson(reading, TDM_FILE, { types: JSON_TYPE, schema: Rules });
  const given = { kind: "tdmrep", url: `${origin}${TDM_FILE}` } as const;
  if (file.state === "found") {
    const reserved = file.value.filter((rule) => rule["tdm-reservation"] === 1).map(({ location }) => location);
    const detail = reserved.length > 0 ? `Mining is reserved for ${reserved.join(", ")}.` : "Mining is not reserved.";
    return surface({ ...given, status: "valid", detail });
  }
  if (said !== undefined) {
    const isFlag = /^[01]$/.test(said.trim());
    return surface({
      ...given,
      url: home.finalUrl,
      status: isFlag ? "valid" : "invalid",
      detail: isFlag
        ? `The home page says tdm-reservation: ${said.trim()}.`
        : `tdm-reservation is “${said}”, not 0 or 1.`,
    });
  }
  return surface({ ...given, status: file.state, detail: file.detail });
}
