import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { AppError } from "../errors.ts";
import { Network } from "../schema/network.ts";
import { CreatedKey, NetworkSiteView, NetworkSummary } from "../schema/network-view.ts";
import { ScopedKey } from "../schema/scoped-key.ts";
import { summariseNetwork } from "../services/accounts/network-view.ts";
import { networkFor } from "./authorize.ts";
import type { Context } from "./context.ts";

const HOLDERS = ["network", "operator"] as const;
const ID_ARG = { nullable: true, description: "For the operator: which network." } as const;

@Resolver(() => Network)
export class NetworkResolver {
  @Authorized(["network", "key", "operator"])
  @Query(() => Network, { description: "The network that the caller's link or key opens, or the one that is named." })
  network(@Arg("id", () => ID, ID_ARG) id: string | null, @Ctx() context: Context): Promise<Network> {
    const { caller, services } = context;
    return caller.kind === "key" ? services.networks.byId(caller.networkId) : networkFor(context, id);
  }

  @Authorized([...HOLDERS])
  @Mutation(() => Network, {
    description:
      "Puts a site into a network. Its monitor's token is the proof; the operator may name the monitor instead.",
  })
  async addNetworkSite(
    @Arg("networkId", () => ID, ID_ARG) networkId: string | null,
    @Arg("token", () => String, { nullable: true, description: "The monitor's token." }) token: string | null,
    @Arg("monitorId", () => ID, { nullable: true, description: "For the operator." }) monitorId: string | null,
    @Ctx() context: Context,
  ): Promise<Network> {
    const network = await networkFor(context, networkId);
    const { caller, services } = context;
    const id = caller.kind === "operator" && monitorId ? monitorId : await services.monitors.provenBy(token ?? "");
    await services.networks.add(network.id, id);
    return network;
  }

  @Authorized([...HOLDERS])
  @Mutation(() => Network, { description: "Takes a site out of a network." })
  async removeNetworkSite(
    @Arg("networkId", () => ID, ID_ARG) networkId: string | null,
    @Arg("domain", () => String, { nullable: true, description: "The site." }) domain: string | null,
    @Arg("monitorId", () => ID, { nullable: true, description: "For the operator." }) monitorId: string | null,
    @Ctx() context: Context,
  ): Promise<Network> {
    const network = await networkFor(context, networkId);
    const { services } = context;
    const of = { kind: "network", networkId: network.id } as const;
    const id =
      context.caller.kind === "operator" && monitorId
        ? monitorId
        : (await services.networks.siteOf(of, domain ?? "")).id;
    await services.networks.remove(network.id, id);
    return network;
  }

  @Authorized([...HOLDERS])
  @Mutation(() => CreatedKey, {
    description: "A key for a chosen part of the network, over MCP alone. It is shown once.",
  })
  async createKey(
    @Arg("networkId", () => ID, ID_ARG) networkId: string | null,
    @Arg("name", () => String) name: string,
    @Arg("sites", () => [String], { nullable: true, description: "Hosts of the chosen sites." }) sites: string[] | null,
    @Arg("allSites", () => Boolean, { defaultValue: false, description: "All of them, also those that come later." })
    allSites: boolean,
    @Ctx() context: Context,
  ): Promise<CreatedKey> {
    const { id } = await networkFor(context, networkId);
    if (allSites === Boolean(sites)) throw new AppError("BAD_INPUT", "Choose sites, or all of them.");
    const { row, key } = await context.services.keys.create(id, name, allSites ? null : sites);
    return { key, scoped: row };
  }

  @Authorized([...HOLDERS])
  @Mutation(() => ScopedKey, { description: "Revokes a key: it opens nothing from its next call on." })
  async revokeKey(@Arg("id", () => ID) id: string, @Ctx() context: Context): Promise<ScopedKey> {
    const { caller, services } = context;
    return services.keys.revoke(id, caller.kind === "network" ? caller.networkId : null);
  }

  @Authorized([...HOLDERS])
  @Mutation(() => Network, { description: "A new link; the old one is dead at once, everywhere." })
  async rotateNetworkLink(
    @Arg("networkId", () => ID, ID_ARG) networkId: string | null,
    @Ctx() context: Context,
  ): Promise<Network> {
    return context.services.networks.rotate((await networkFor(context, networkId)).id);
  }

  @Authorized([...HOLDERS])
  @FieldResolver(() => String, { description: "Address of its page, with the link in it." })
  link(@Root() network: Network, @Ctx() { services }: Context): string {
    return `${services.baseUrl}/network/${services.networks.linkOf(network)}`;
  }

  @FieldResolver(() => [NetworkSiteView], { description: "The sites in the caller's scope, worst first." })
  sites(@Root() network: Network, @Ctx() { services, caller }: Context): Promise<NetworkSiteView[]> {
    return services.networks.sites(caller.kind === "key" ? caller : { kind: "network", networkId: network.id });
  }

  @FieldResolver(() => NetworkSummary, { description: "Averages and movers of the sites in the caller's scope." })
  async summary(@Root() network: Network, @Ctx() context: Context): Promise<NetworkSummary> {
    return summariseNetwork(await this.sites(network, context));
  }

  @Authorized([...HOLDERS])
  @FieldResolver(() => [ScopedKey], { description: "Its keys, with what they were used for and when." })
  keys(@Root() { id }: Network, @Ctx() { services }: Context): Promise<ScopedKey[]> {
    return services.keys.list(id);
  }
}

@Resolver(() => ScopedKey)
export class KeyResolver {
  @FieldResolver(() => [String], { nullable: true, description: "Hosts it reaches now; null: all of the network." })
  async sites(
    @Root() { id, networkId, monitorIds }: ScopedKey,
    @Ctx() { services }: Context,
  ): Promise<string[] | null> {
    if (!monitorIds) return null;
    const reached = await services.networks.scopeOf({ kind: "key", keyId: id, networkId, monitorIds });
    return reached.map(({ domain }) => domain);
  }
}
