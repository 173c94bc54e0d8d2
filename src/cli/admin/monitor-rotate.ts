import { type AdminOptions, administer } from "./admin.ts";

/** `admin monitor rotate <id>`: a new token, the old one dead at once. */
export function monitorRotate(id: string, options: AdminOptions): Promise<void> {
  return administer(options, async ({ run }) => {
    const { token, link } = (await run("RotateToken", { id })).rotateToken;
    return { monitorId: id, token, link };
  });
}
