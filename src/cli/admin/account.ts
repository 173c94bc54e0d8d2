import type { Row } from "./admin.ts";

/** What an account is given. */
export interface GrantOptions {
  plan?: "free" | "pro";
  tokens?: number;
}

/** As the graph takes it. */
export function grantOf({ plan, tokens }: GrantOptions) {
  return { plan: plan ? (plan.toUpperCase() as "FREE" | "PRO") : null, tokens: tokens ?? null };
}

/** An account as the command line tells it. */
export function toldAccount({
  id,
  email,
  plan,
  tokens,
}: {
  id: string;
  email: string;
  plan: string;
  tokens: number;
}): Row {
  return { accountId: id, email, plan: plan.toLowerCase(), tokens };
}
