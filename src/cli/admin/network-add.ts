import { type AdminOptions, administer } from "./admin.ts";

/** `admin network add <networkId> <monitorId>`. */
export function networkAdd(networkId: string, monitorId: string, options: AdminOptions): Promise<void> {
  return administer(options, async ({ run }) => {
    const { sites } = (await run("AddNetworkSite", { networkId, monitorId, token: null })).addNetworkSite;
    return { networkId, sites: sites.map(({ site }) => site) };
  });
}
