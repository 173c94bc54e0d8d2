import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Evidence } from "../../schema/evidence/evidence.ts";
import { type AiTraffic, TrafficWeek } from "../../schema/evidence/traffic.ts";
import { trafficOf } from "../../services/traffic/traffic-weeks.ts";
import type { Context } from "../context.ts";
import { IgnoredArgs } from "./ignored-args.ts";

@Resolver(() => Evidence)
export class TrafficEvidenceResolver {
  @FieldResolver(() => [TrafficWeek], { description: "Visits from AI engines by week, newest first." })
  async weeks(
    @Root() evidence: Evidence,
    @Args(() => IgnoredArgs) _ignored: IgnoredArgs,
    @Ctx() context: Context,
  ): Promise<TrafficWeek[]> {
    return (await trafficFor(evidence, context)).weeks;
  }
}

const known = new WeakMap<Evidence, Promise<AiTraffic>>();

/** What is known of a site's visits; found out once for each evidence. Sites without a monitor have none. */
export function trafficFor(evidence: Evidence, context: Context): Promise<AiTraffic> {
  const found = known.get(evidence) ?? readTraffic(evidence, context);
  known.set(evidence, found);
  return found;
}

async function readTraffic({ scope }: Evidence, { services }: Context): Promise<AiTraffic> {
  if (!("monitorId" in scope)) return trafficOf([], null, new Date());
  const { beaconKey } = await services.monitors.byId(scope.monitorId);
  return trafficOf(await services.traffic.counts(scope.monitorId), beaconKey, new Date());
}
