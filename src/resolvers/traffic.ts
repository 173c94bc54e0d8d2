import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { TrafficReceipt } from "../schema/evidence/traffic.ts";
import { Monitor } from "../schema/monitor.ts";
import { monitorFor } from "./authorize.ts";
import type { Context } from "./context.ts";

const OWNERS = ["monitor", "operator"] as const;
const ID_ARG = { nullable: true, description: "For the operator: which monitor." } as const;

@Resolver()
export class TrafficResolver {
  @Authorized([...OWNERS])
  @Mutation(() => Monitor, {
    description: "Turns the beacon of the site's pages on, with a new key each time, or off.",
  })
  async setBeacon(
    @Arg("id", () => ID, ID_ARG) id: string | null,
    @Arg("on", () => Boolean) isOn: boolean,
    @Ctx() context: Context,
  ): Promise<Monitor> {
    return context.services.traffic.setBeacon((await monitorFor(context, { id })).id, isOn);
  }

  @Mutation(() => Boolean, { description: "Counts a visit that an AI engine sent; false for one that is none." })
  async countVisit(
    @Arg("beacon", () => String, { description: "The key in the site's pages." }) beacon: string,
    @Arg("engine", () => String) engine: string,
    @Arg("origin", () => String, { description: "Of the page, as the browser says." }) origin: string,
    @Arg("agent", () => String, { description: "What the browser calls itself." }) agent: string,
    @Ctx() { services }: Context,
  ): Promise<boolean> {
    return services.traffic.count({ beacon, engine, origin, agent });
  }

  @Authorized([...OWNERS])
  @Mutation(() => TrafficReceipt, {
    description: "Counts what lines of an access log hold; lines that were imported before are left out.",
  })
  async importTraffic(
    @Arg("id", () => ID, ID_ARG) id: string | null,
    @Arg("log", () => String, {
      defaultValue: "access",
      description: "A name for the log: each of several servers has its own.",
    })
    log: string,
    @Arg("lines", () => String, { description: "Whole lines: combined log format, or a JSON object each." })
    lines: string,
    @Ctx() context: Context,
  ): Promise<TrafficReceipt> {
    const { range, ...tally } = await context.services.traffic.importLog(
      (await monitorFor(context, { id })).id,
      log,
      lines,
    );
    return { ...tally, from: range?.from ?? null, until: range?.until ?? null };
  }
}
