import { createHash } from "node:crypto";
import { z } from "zod";
import type { Reading } from "../read-site/types.ts";
import { readForeignYaml } from "./foreign-yaml.ts";
import { type Surface, surface } from "./types.ts";
import { JSON_TYPE, readJson } from "./well-known-file.ts";

export const SKILLS_INDEX = "/.well-known/agent-skills/index.json";
export const OLD_SKILLS_INDEX = "/.well-known/skills/index.json";

/** The one version of the index that is defined (agent skills discovery 0.2.0). */
const SCHEMA = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";
/** More skills than this are not fetched. */
const MAX_FETCHED = 3;
/** The head of a skill is short. */
const MAX_HEAD = 8000;

const Skill = z.object({
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  type: z.enum(["skill-md", "archive"]),
  description: z.string().trim().min(1).max(1024),
  url: z.string().min(1),
  digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
});
const Index = z.object({ $schema: z.literal(SCHEMA), skills: z.array(Skill).min(1) });
/** Before 0.2.0 an index named no schema and listed the files of each skill. */
const OldIndex = z.object({
  $schema: z.undefined().optional(),
  skills: z
    .array(
      z.object({ name: Skill.shape.name, description: Skill.shape.description, files: z.array(z.string()).min(1) }),
    )
    .min(1),
});

/** The skills whose text is fetched to be compared with its digest. */
export function skillsToFetch(reading: Reading): { url: string; digest: string; name: string }[] {
  const index = readJson(reading, SKILLS_INDEX, { types: JSON_TYPE, schema: Index });
  if (index.state !== "found") return [];
  return index.value.skills
    .filter(({ type }) => type === "skill-md")
    .slice(0, MAX_FETCHED)
    .map(({ url, digest, name }) => ({ url: new URL(url, `${reading.origin}${SKILLS_INDEX}`).href, digest, name }));
}

/** An index of skills whose texts are what their digests say. */
export function agentSkills(reading: Reading): Surface {
  const given = { kind: "agent-skills", url: `${reading.origin}${SKILLS_INDEX}` } as const;
  const index = readJson(reading, SKILLS_INDEX, { types: JSON_TYPE, schema: Index });
  if (index.state === "found") {
    const flaw = skillsToFetch(reading)
      .map((skill) => skillFlaw(reading, skill))
      .find((each) => each !== null);
    const detail = flaw?.detail ?? `${index.value.skills.length} skills, and their digests hold.`;
    return surface({ ...given, status: flaw?.status ?? "valid", detail });
  }
  for (const key of [SKILLS_INDEX, OLD_SKILLS_INDEX]) {
    const old = readJson(reading, key, { types: JSON_TYPE, schema: OldIndex });
    if (old.state === "found")
      return surface({
        ...given,
        url: `${reading.origin}${key}`,
        status: "valid",
        detail: `${old.value.skills.length} skills, in the form before 0.2.0.`,
      });
  }
  return surface({ ...given, status: index.state, detail: index.detail });
}

function skillFlaw(reading: Reading, { url, digest, name }: { url: string; digest: string; name: string }) {
  const exchange = reading.wellKnown[url];
  if (!exchange || exchange.status === null) return { status: "not_measured", detail: `${url} was not read.` } as const;
  const invalid = (detail: string) => ({ status: "invalid", detail }) as const;
  if (exchange.status !== 200) return invalid(`${url} answers ${exchange.status}.`);
  const found = `sha256:${createHash("sha256").update(exchange.body, "utf8").digest("hex")}`;
  if (found !== digest) return invalid(`The text of ${name} does not match its digest.`);
  const header = /^---\r?\n(.*?)\r?\n---/s.exec(exchange.body.slice(0, MAX_HEAD))?.[1];
  return hasNameAndDescription(header) ? null : invalid(`The head of ${name} lacks a name or a description.`);
}

function hasNameAndDescription(header: string | undefined): boolean {
  try {
    const value = readForeignYaml(header ?? "") as {
      name?: unknown;
      description?: unknown;
    } | null;
    return Boolean(value?.name && value.description);
  } catch {
    return false;
  }
}
