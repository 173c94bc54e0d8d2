import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import { Payment } from "../schema/payment.ts";
import type { CallerKind } from "../services/credentials/caller.ts";
import type { Context } from "./context.ts";

@Resolver(() => Payment)
export class PaymentResolver {
  @Authorized<CallerKind>("operator")
  @Query(() => [Payment], { description: "Receipts of paid calls, newest first." })
  payments(
    @Arg("since", () => Date, { nullable: true }) since: Date | null,
    @Arg("limit", () => Int, { defaultValue: 1000, description: "At most 10,000." }) limit: number,
    @Ctx() { services }: Context,
  ): Promise<Payment[]> {
    return services.receipts.since(since ?? new Date(0), Math.min(Math.max(limit, 1), 10_000));
  }
}
