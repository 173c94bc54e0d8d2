import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { Account } from "../schema/account.ts";
import { MeasurePreview, RescanAllowance } from "../schema/allowance.ts";
import { Monitor } from "../schema/monitor.ts";
import { MonitorEdit } from "../schema/monitor-edit.ts";
import { WatchedArea } from "../schema/monitor-parts.ts";
import { WebhookEvent } from "../schema/webhook-event.ts";
import { nextMeasure } from "../services/monitors/measure-plan.ts";
import { monitorFor } from "./authorize.ts";
import type { Context } from "./context.ts";

@Resolver(() => Monitor)
export class MonitorResolver {
  @Authorized(["monitor", "network", "key", "operator"])
  @Query(() => Monitor, { description: "The monitor that the caller's token opens, or the one that is named." })
  monitor(
    @Arg("id", () => ID, { nullable: true, description: "For the operator." }) id: string | null,
    @Arg("domain", () => String, { nullable: true, description: "For a network: one of its sites." })
    domain: string | null,
    @Ctx() context: Context,
  ): Promise<Monitor> {
    return monitorFor(context, { id, domain });
  }

  @Authorized(["monitor", "operator"])
  @FieldResolver(() => String, { description: "The token that opens it: keep it like a password." })
  token(@Root() monitor: Monitor, @Ctx() { services }: Context): string {
    return services.monitors.tokenOf(monitor);
  }

  @Authorized(["monitor", "operator"])
  @FieldResolver(() => String, { description: "Address of its console, with the token in it." })
  link(@Root() monitor: Monitor, @Ctx() { services }: Context): string {
    return `${services.baseUrl}/monitor/${services.monitors.tokenOf(monitor)}`;
  }

  @Authorized(["monitor", "operator"])
  @FieldResolver(() => Account, { description: "Whose it is, with plan and balance." })
  account(@Root() { accountId }: Monitor, @Ctx() { services }: Context): Promise<Account> {
    return services.accounts.byId(accountId);
  }

  @Authorized(["monitor", "operator"])
  @FieldResolver(() => String, {
    description:
      "What signs the events of its webhook: HMAC-SHA256 over `<t>.<body>`, in the header Answerscope-Signature.",
  })
  webhookSecret(@Root() { id }: Monitor, @Ctx() { services }: Context): string {
    return services.webhooks.secretOf(id);
  }

  @Authorized(["monitor", "operator"])
  @FieldResolver(() => [WebhookEvent], { description: "The last events for its webhook, newest first." })
  deliveries(@Root() { id }: Monitor, @Ctx() { services }: Context): Promise<WebhookEvent[]> {
    return services.webhooks.deliveries(id);
  }

  @FieldResolver(() => [WatchedArea], { description: "Areas that are asked about beside what is scored." })
  areas(@Root() { areas }: Monitor): WatchedArea[] {
    return areas ?? [];
  }

  @FieldResolver(() => RescanAllowance, { description: "How many rescans are left." })
  rescans(@Root() { id }: Monitor, @Ctx() { services }: Context): Promise<RescanAllowance> {
    return services.measures.allowance(id);
  }

  @FieldResolver(() => MeasurePreview, {
    nullable: true,
    description: "What the next measure asks and costs; null while no question is pinned.",
  })
  async next(@Root() monitor: Monitor, @Ctx() { services }: Context): Promise<MeasurePreview | null> {
    const { plan } = await services.accounts.byId(monitor.accountId);
    if (plan === "PRO" && monitor.questions.length === 0) return null;
    const { count, regional, engines, tokens } = nextMeasure(monitor, plan, services.engines);
    return { questions: count, regional, engines: engines.map(({ id }) => id), tokens };
  }

  @FieldResolver(() => [MonitorEdit], { description: "What was changed of it, newest first." })
  edits(
    @Root() { id }: Monitor,
    @Arg("limit", () => Int, { defaultValue: 50 }) limit: number,
    @Ctx() { services }: Context,
  ): Promise<MonitorEdit[]> {
    return services.monitors.edits(id, Math.min(200, limit));
  }
}
