import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { Console } from "../schema/console/console.ts";
import { consoleOf } from "../services/feeds/console.ts";
import { BUDGET, contextMarkdown } from "../services/feeds/context/context-markdown.ts";
import { scopeOf } from "./authorize.ts";
import type { Context } from "./context.ts";

@Resolver(() => Console)
export class ConsoleResolver {
  @Authorized(["monitor", "network", "key", "demo"])
  @Query(() => Console, { description: "Everything that was measured and saved of one site." })
  async console(
    @Arg("measure", () => ID, { nullable: true, description: "An older measure of the site; else the newest." })
    measure: string | null,
    @Arg("domain", () => String, { nullable: true, description: "For a network: one of its sites." })
    domain: string | null,
    @Ctx() context: Context,
  ): Promise<Console> {
    const rows = await context.services.consoles.read(await scopeOf(context, domain), measure);
    return consoleOf(rows, context.services.engines, new Date());
  }

  @FieldResolver(() => String, { description: "The same as Markdown, most decision-relevant first." })
  markdown(
    @Root() console: Console,
    @Arg("budget", () => Int, {
      defaultValue: BUDGET.usual,
      description: "Tokens, 1,000 to 64,000; four characters each.",
    })
    budget: number,
  ): string {
    return contextMarkdown(console, budget);
  }
}
