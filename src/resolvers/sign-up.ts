import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { ConfirmedMonitor, MonitorRequest } from "../schema/sign-up.ts";
import { ownerOf } from "./authorize.ts";
import type { Context } from "./context.ts";

@Resolver()
export class SignUpResolver {
  @Authorized(["anonymous", "monitor", "operator"])
  @Mutation(() => MonitorRequest, { description: "Asks to watch a site: a link to confirm is mailed." })
  async startMonitor(
    @Arg("url", () => String, { description: "Website address with its scheme." }) url: string,
    @Arg("email", () => String, { description: "Where the link goes." }) email: string,
    @Ctx() { services, caller }: Context,
  ): Promise<MonitorRequest> {
    await services.signUp.start({ url, email }, ownerOf(caller));
    return { mailed: true, message: "Open the link in the mail we sent. Nothing is measured before." };
  }

  @Authorized(["anonymous", "monitor", "operator"])
  @Mutation(() => ConfirmedMonitor, { description: "Begins the monitor that a mailed link stands for." })
  async confirmMonitor(
    @Arg("code", () => String, { description: "The last part of the link." }) code: string,
    @Ctx() { services }: Context,
  ): Promise<ConfirmedMonitor> {
    const monitor = await services.signUp.confirm(code);
    const token = services.monitors.tokenOf(monitor);
    return { site: monitor.domain, token, link: `${services.baseUrl}/monitor/${token}` };
  }
}
