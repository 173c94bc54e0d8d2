import { z } from "zod";
import type { Exchange, Reading } from "../read-site/types.ts";
import { isCallable } from "./same-owner.ts";
import { type Surface, surface } from "./types.ts";
import { JSON_TYPE, parseAs, readJson } from "./well-known-file.ts";

export const X402_FILE = "/.well-known/x402";

/** A list of priced addresses, each by itself, after a verb, or with more about it. */
const Listing = z
  .object({ resources: z.array(z.union([z.string(), z.object({ resource: z.string() }).loose()])) })
  .loose();
const common = {
  scheme: z.string().min(1),
  network: z.string().min(1),
  asset: z.string().min(1),
  payTo: z.string().min(1),
};
/** Version 1 in the body, version 2 in the header `PAYMENT-REQUIRED` as Base64 (x402 specification). */
const Offer1 = z.object({
  x402Version: z.literal(1),
  accepts: z.array(z.object({ ...common, maxAmountRequired: z.string().regex(/^\d+$/) }).loose()).min(1),
});
const Offer2 = z.object({
  x402Version: z.literal(2),
  accepts: z.array(z.object({ ...common, amount: z.string().regex(/^\d+$/) }).loose()).min(1),
});

/** Priced addresses of the site itself that its listing names. */
export function pricedUrls(reading: Reading): string[] {
  const file = readJson(reading, X402_FILE, { types: JSON_TYPE, schema: Listing });
  if (file.state !== "found") return [];
  return file.value.resources
    .map((each) => (typeof each === "string" ? each : each.resource))
    .filter((text) => !/^(?:POST|PUT|PATCH|DELETE)\s/i.test(text))
    .flatMap((text) => URL.parse(text.replace(/^GET\s+/i, ""), reading.origin)?.href ?? [])
    .filter((url) => isCallable(reading, url));
}

/** What a site sells by the call: valid when a priced address that was asked for states its price as x402 does. Nothing is ever paid. */
export function x402(reading: Reading): Surface {
  const listing = readJson(reading, X402_FILE, { types: JSON_TYPE, schema: Listing });
  const asked = [...Object.values(reading.wellKnown), ...reading.probes.map(({ exchange }) => exchange)].filter(
    ({ status }) => status === 402,
  );
  const offers = asked.map((exchange) => ({ url: exchange.url, ...offerOf(exchange) }));
  const good = offers.find(({ flaw }) => flaw === null);
  const given = {
    kind: "x402",
    url: good?.url ?? offers[0]?.url ?? `${reading.origin}${X402_FILE}`,
    advertised: listing.state === "found",
  } as const;
  if (good) return surface({ ...given, status: "valid", live: true, auth: "none", detail: good.detail });
  if (offers[0]) {
    // Other shops ask for payment with this status too; only what speaks of x402 can be a broken offer of it.
    const { flaw, speaks } = offers[0];
    if (speaks || given.advertised) return surface({ ...given, status: "invalid", detail: flaw! });
  }
  if (listing.state === "found") {
    const free = pricedUrls(reading).find((url) => (reading.wellKnown[url]?.status ?? 0) === 200);
    if (free)
      return surface({
        ...given,
        url: free,
        status: "invalid",
        detail: "It is listed as priced, and asks for no payment.",
      });
    return surface({
      ...given,
      status: "not_measured",
      detail: `It lists ${listing.value.resources.length} priced addresses, and none could be asked.`,
    });
  }
  return surface({ ...given, status: listing.state, detail: listing.detail });
}

function offerOf({ headers, body }: Exchange): { flaw: string | null; detail: string; speaks: boolean } {
  const header = headers["payment-required"];
  const second = header ? parseAs(Buffer.from(header, "base64").toString("utf8"), Offer2) : null;
  if (second?.ok) return { flaw: null, detail: told(2, second.value.accepts), speaks: true };
  const first = parseAs(body, Offer1);
  if (first.ok) return { flaw: null, detail: told(1, first.value.accepts), speaks: true };
  const speaks = header !== undefined || /x402Version/.test(body.slice(0, 10_000));
  const flaw = second ? `PAYMENT-REQUIRED: ${second.detail}` : first.detail;
  return { flaw: `It asks for payment (402), and its terms cannot be read: ${flaw}`, detail: "", speaks };
}

const told = (version: number, accepts: { scheme: string; network: string }[]) =>
  `Version ${version}, paid by “${accepts[0]!.scheme}” on ${accepts[0]!.network}.`;
