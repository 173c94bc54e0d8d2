import { Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { Pruned } from "../schema/pruned.ts";
import type { Context } from "./context.ts";

@Resolver()
export class RetentionResolver {
  @Authorized(["operator"])
  @Mutation(() => Pruned, { description: "Deletes now what has been kept long enough. The operator's." })
  prune(@Ctx() { services }: Context): Promise<Pruned> {
    return services.retention.prune();
  }
}
