import { type AdminOptions, administer } from "./admin.ts";

/** `admin network remove <networkId> <monitorId>`. */
export function networkRemove(networkId: string, monitorId: string, options: AdminOptions): Promise<void> {
  return administer(options, async ({ run }) => {
    const { sites } = (await run("RemoveNetworkSite", { networkId, monitorId, domain: null })).removeNetworkSite;
    return { networkId, sites: sites.map(({ site }) => site) };
  });
}
