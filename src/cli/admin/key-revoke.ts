import { type AdminOptions, administer } from "./admin.ts";

/** `admin key revoke <keyId>`: it opens nothing from its next call on. */
export function keyRevoke(id: string, options: AdminOptions): Promise<void> {
  return administer(options, async ({ run }) => {
    const { revokedAt } = (await run("RevokeKey", { id })).revokeKey;
    return { keyId: id, revokedAt };
  });
}
