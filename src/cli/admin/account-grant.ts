import { type GrantOptions, grantOf, toldAccount } from "./account.ts";
import { type AdminOptions, administer } from "./admin.ts";

/** `admin account grant <email>`: changes the plan, adds tokens. */
export function accountGrant(email: string, options: AdminOptions & GrantOptions): Promise<void> {
  return administer(options, async ({ run }) => {
    const { grantAccount } = await run("GrantAccount", { email, ...grantOf(options) });
    return toldAccount(grantAccount);
  });
}
