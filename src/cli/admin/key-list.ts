import { type AdminOptions, administer } from "./admin.ts";

/** `admin key list <networkId>`: who may do what, and did. */
export function keyList(networkId: string, options: AdminOptions): Promise<void> {
  return administer(options, async ({ run }) => {
    const { keys } = (await run("GetNetwork", { id: networkId })).network;
    return keys.map(({ id, name, sites, uses, lastUsedAt, revokedAt }) => ({
      keyId: id,
      name,
      sites: sites ?? "all",
      uses,
      lastUsedAt,
      revokedAt,
    }));
  });
}
