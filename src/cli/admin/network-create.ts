import { type AdminOptions, administer } from "./admin.ts";

/** `admin network create <name>`: a network of an account. */
export function networkCreate(name: string, options: AdminOptions & { email: string }): Promise<void> {
  return administer(options, async ({ run }) => {
    const { id, link } = (await run("CreateNetwork", { name, email: options.email })).createNetwork;
    return { networkId: id, link };
  });
}
