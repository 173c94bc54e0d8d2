import { type GrantOptions, grantOf, toldAccount } from "./account.ts";
import { type AdminOptions, administer } from "./admin.ts";

/** `admin account create <email>`: a confirmed account. */
export function accountCreate(email: string, options: AdminOptions & GrantOptions): Promise<void> {
  return administer(options, async ({ run }) => {
    const { createAccount } = await run("CreateAccount", { email, ...grantOf(options) });
    return toldAccount(createAccount);
  });
}
