import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "./context.ts";

@Resolver()
export class MailResolver {
  @Mutation(() => Boolean, {
    description: "Ends the mails that a link to unsubscribe stands for; true, also when they ended before.",
  })
  async unsubscribe(
    @Arg("token", () => String, { description: "The last part of the link." }) token: string,
    @Ctx() { services }: Context,
  ): Promise<boolean> {
    await services.unsubscribes.leave(token);
    return true;
  }
}
