import { Arg, Authorized, Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import { AppError } from "../errors.ts";
import { RescanReceipt } from "../schema/allowance.ts";
import { Schedule, type ScheduleValue } from "../schema/enums.ts";
import { Monitor } from "../schema/monitor.ts";
import { AreaInput, QuestionInput, WatchedRival } from "../schema/monitor-parts.ts";
import { WebhookEvent } from "../schema/webhook-event.ts";
import { monitorFor } from "./authorize.ts";
import type { Context } from "./context.ts";

const OWNERS = ["monitor", "operator"] as const;
const ID_ARG = { nullable: true, description: "For the operator: which monitor." } as const;

@Resolver()
export class MonitorSettingsResolver {
  @Authorized([...OWNERS])
  @Mutation(() => Monitor, { description: "Replaces the questions that every measure asks, at most 25." })
  async setQuestions(
    @Arg("id", () => ID, ID_ARG) id: string | null,
    @Arg("questions", () => [QuestionInput]) questions: QuestionInput[],
    @Ctx() context: Context,
  ): Promise<Monitor> {
    return context.services.settings.setQuestions((await monitorFor(context, { id })).id, questions);
  }

  @Authorized([...OWNERS])
  @Mutation(() => Monitor, {
    description: "Has questions written about the site anew and pins them: read them before they are asked.",
  })
  async writeQuestions(
    @Arg("id", () => ID, ID_ARG) id: string | null,
    @Arg("count", () => Int, { description: "1 to 25." }) count: number,
    @Ctx() context: Context,
  ): Promise<Monitor> {
    return context.services.settings.writeQuestions((await monitorFor(context, { id })).id, count);
  }

  @Authorized([...OWNERS])
  @Mutation(() => Monitor, {
    description: "Asks about areas beside what is scored, at most five; each answer costs tokens like any other.",
  })
  async setAreas(
    @Arg("id", () => ID, ID_ARG) id: string | null,
    @Arg("areas", () => [AreaInput]) areas: AreaInput[],
    @Ctx() context: Context,
  ): Promise<Monitor> {
    return context.services.settings.setAreas((await monitorFor(context, { id })).id, areas);
  }

  @Authorized([...OWNERS])
  @Mutation(() => Monitor, { description: "Further names of the brand, by which answers are read." })
  async setBrandNames(
    @Arg("id", () => ID, ID_ARG) id: string | null,
    @Arg("names", () => [String]) names: string[],
    @Ctx() context: Context,
  ): Promise<Monitor> {
    return context.services.settings.setBrandNames((await monitorFor(context, { id })).id, names);
  }

  @Authorized([...OWNERS])
  @Mutation(() => Monitor, { description: "Competitors to be compared with." })
  async setRivals(
    @Arg("id", () => ID, ID_ARG) id: string | null,
    @Arg("rivals", () => [WatchedRival]) rivals: WatchedRival[],
    @Ctx() context: Context,
  ): Promise<Monitor> {
    return context.services.settings.setRivals((await monitorFor(context, { id })).id, rivals);
  }

  @Authorized([...OWNERS])
  @Mutation(() => Monitor, { description: "Which answer engines are asked; none: every configured one." })
  async setEngines(
    @Arg("id", () => ID, ID_ARG) id: string | null,
    @Arg("engines", () => [String]) engines: string[],
    @Ctx() context: Context,
  ): Promise<Monitor> {
    return context.services.settings.setEngines((await monitorFor(context, { id })).id, engines);
  }

  @Authorized([...OWNERS])
  @Mutation(() => Monitor, { description: "How often it is measured." })
  async setSchedule(
    @Arg("id", () => ID, ID_ARG) id: string | null,
    @Arg("schedule", () => Schedule) schedule: ScheduleValue,
    @Ctx() context: Context,
  ): Promise<Monitor> {
    return context.services.settings.setSchedule((await monitorFor(context, { id })).id, schedule);
  }

  @Authorized([...OWNERS])
  @Mutation(() => Monitor, { description: "Where events of this monitor are posted, signed; null: nowhere." })
  async setWebhook(
    @Arg("id", () => ID, ID_ARG) id: string | null,
    @Arg("url", () => String, { nullable: true }) url: string | null,
    @Ctx() context: Context,
  ): Promise<Monitor> {
    return context.services.settings.setWebhook((await monitorFor(context, { id })).id, url);
  }

  @Authorized([...OWNERS])
  @Mutation(() => WebhookEvent, { description: "Posts an event of the kind test now, and tells what became of it." })
  async testWebhook(@Arg("id", () => ID, ID_ARG) id: string | null, @Ctx() context: Context): Promise<WebhookEvent> {
    return context.services.webhooks.test(await monitorFor(context, { id }));
  }

  @Authorized([...OWNERS])
  @Mutation(() => Monitor, { description: "A new token; the old one is dead at once, everywhere." })
  async rotateToken(@Arg("id", () => ID, ID_ARG) id: string | null, @Ctx() context: Context): Promise<Monitor> {
    return context.services.monitors.rotate((await monitorFor(context, { id })).id);
  }

  @Authorized(["monitor", "network", "key", "demo"])
  @Mutation(() => RescanReceipt, {
    description: "Measures the site again: 5 in any seven days, 20 minutes apart, one at a time. A refusal says when.",
  })
  async requestRescan(
    @Arg("domain", () => String, { nullable: true, description: "For a network: one of its sites." })
    domain: string | null,
    @Ctx() context: Context,
  ): Promise<RescanReceipt> {
    const { services, caller } = context;
    if (caller.kind === "demo") {
      return { queued: false, runId: null, remaining: 5, cooldownUntil: null, reason: null, example: true };
    }
    const { id } = await monitorFor(context, { domain });
    const { runId, reason } = await services.measures.rescan(id).then(
      (scan) => ({ runId: scan.id, reason: null }),
      (error) => ({ runId: null, reason: refusalOf(error) }),
    );
    const { remaining, nextAt } = await services.measures.allowance(id);
    return { queued: runId !== null, runId, remaining, cooldownUntil: nextAt, reason, example: false };
  }
}

/** Why a rescan was not taken, where that is its rules' or its price's; rethrows anything else. */
function refusalOf(error: unknown): string {
  if (error instanceof AppError && ["RESCAN_REFUSED", "TOKENS_SHORT", "BAD_INPUT"].includes(error.code))
    return error.message;
  throw error;
}
