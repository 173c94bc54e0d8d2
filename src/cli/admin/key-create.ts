import { AppError } from "../../errors.ts";
import { type AdminOptions, administer } from "./admin.ts";

/** `admin key create <networkId> <name>`: a scoped key, shown once. */
export function keyCreate(
  networkId: string,
  name: string,
  options: AdminOptions & { sites?: string; allSites?: boolean },
): Promise<void> {
  const sites =
    options.sites
      ?.split(",")
      .map((site) => site.trim())
      .filter(Boolean) ?? null;
  if ((sites === null) === !options.allSites)
    throw new AppError("BAD_INPUT", "Give --sites a.com,b.com or --all-sites.");
  return administer(options, async ({ run }) => {
    const { key, scoped } = (await run("CreateKey", { networkId, name, sites, allSites: options.allSites ?? false }))
      .createKey;
    return { keyId: scoped.id, key };
  });
}
