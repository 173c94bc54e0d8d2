import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from "type-graphql";
import { Account } from "../schema/account.ts";
import { AccountPlan, type AccountPlanValue, Schedule, type ScheduleValue } from "../schema/enums.ts";
import { Monitor } from "../schema/monitor.ts";
import { Network } from "../schema/network.ts";
import { Scan } from "../schema/scan.ts";
import { TokenEntry } from "../schema/token-entry.ts";
import type { Context } from "./context.ts";

@Resolver(() => Account)
export class AccountResolver {
  @Authorized(["operator"])
  @Mutation(() => Account, { description: "A confirmed account. The operator's." })
  createAccount(
    @Arg("email", () => String) email: string,
    @Arg("plan", () => AccountPlan, { nullable: true }) plan: AccountPlanValue | null,
    @Arg("tokens", () => Int, { nullable: true }) tokens: number | null,
    @Ctx() { services }: Context,
  ): Promise<Account> {
    return services.accounts.create(email, { plan, tokens });
  }

  @Authorized(["operator"])
  @Mutation(() => Account, { description: "Changes the plan of an account and adds tokens. The operator's." })
  grantAccount(
    @Arg("email", () => String) email: string,
    @Arg("plan", () => AccountPlan, { nullable: true }) plan: AccountPlanValue | null,
    @Arg("tokens", () => Int, { nullable: true }) tokens: number | null,
    @Ctx() { services }: Context,
  ): Promise<Account> {
    return services.accounts.grant(email, { plan, tokens });
  }

  @Authorized(["operator"])
  @Mutation(() => Monitor, {
    description: "A confirmed monitor of an account, which is made when missing. The operator's.",
  })
  createMonitor(
    @Arg("url", () => String) url: string,
    @Arg("email", () => String) email: string,
    @Arg("schedule", () => Schedule, { defaultValue: "MONTHLY" }) schedule: ScheduleValue,
    @Arg("questions", () => Int, { defaultValue: 0, description: "How many are written at once, at most 25." })
    questions: number,
    @Ctx() { services }: Context,
  ): Promise<Monitor> {
    return services.operatorMonitors.create({ url, email, schedule, questions });
  }

  @Authorized(["operator"])
  @Mutation(() => Scan, { description: "Measures a monitor now, by its plan, spending tokens. The operator's." })
  measureMonitor(@Arg("id", () => ID) id: string, @Ctx() { services }: Context): Promise<Scan> {
    return services.measures.start(id);
  }

  @Authorized(["operator"])
  @Mutation(() => Network, { description: "A network of an account, which is made when missing. The operator's." })
  createNetwork(
    @Arg("name", () => String) name: string,
    @Arg("email", () => String) email: string,
    @Ctx() { services }: Context,
  ): Promise<Network> {
    return services.networks.create(name, email);
  }

  @FieldResolver(() => [TokenEntry], { description: "The newest changes of the balance." })
  entries(
    @Root() { id }: Account,
    @Arg("limit", () => Int, { defaultValue: 20 }) limit: number,
    @Ctx() { services }: Context,
  ): Promise<TokenEntry[]> {
    return services.accounts.entries(id, limit);
  }
}
