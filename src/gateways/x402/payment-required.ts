import type { JsonSchema } from "../../graph/json-schema.ts";
import type { Offer, Receipt } from "../../services/payments/types.ts";

/** What is sold, for buyers and for directories of paid services (Bazaar). */
export interface Sold {
  description: string;
  method: "GET" | "POST";
  /** What goes into the request: the body of a POST, the query of a GET. */
  input: JsonSchema;
  output: JsonSchema;
}

/** How to pay, in both generations: the body is the object of version 1, the header that of version 2. */
export function paymentRequired(offer: Offer, sold: Sold, error: string) {
  const { network, asset, payTo, amount, resource, maxTimeoutSeconds, extra } = offer;
  const mimeType = "application/json";
  const body = {
    x402Version: 1 as const,
    error,
    accepts: [
      {
        scheme: "exact",
        network: offer.networkName,
        maxAmountRequired: amount,
        resource,
        description: sold.description,
        mimeType,
        payTo,
        maxTimeoutSeconds,
        asset,
        outputSchema: { input: inputOf(sold), output: sold.output },
        extra,
      },
    ],
  };
  const second = {
    x402Version: 2 as const,
    error,
    resource: { url: resource, description: sold.description, mimeType },
    accepts: [{ scheme: "exact", network, asset, payTo, amount, maxTimeoutSeconds, extra }],
    extensions: { bazaar: bazaar(sold) },
  };
  return { body, header: encoded(second) };
}

/** The receipt, as PAYMENT-RESPONSE (version 2) and X-PAYMENT-RESPONSE (version 1) carry it. */
export function paymentResponse({ transaction, payer, network }: Receipt, v1Network: string) {
  const settled = { success: true, transaction: transaction ?? "", payer };
  return {
    "PAYMENT-RESPONSE": encoded({ ...settled, network }),
    "X-PAYMENT-RESPONSE": encoded({ ...settled, network: v1Network }),
  };
}

/** Discovery of version 1: how a call is made. */
function inputOf({ method, input }: Sold) {
  const fields = input.properties as Record<string, JsonSchema>;
  const common = { type: "http", method, discoverable: true };
  return method === "GET" ? { ...common, queryParams: fields } : { ...common, bodyType: "json", bodyFields: fields };
}

/** Discovery of version 2 (extension `bazaar`): an example of a call and the schema that it follows. It rides in a header, so the reply's schema is left to the body and to /openapi.json. */
function bazaar({ method, input }: Sold) {
  const call = method === "GET" ? { queryParams: example(input) } : { bodyType: "json", body: example(input) };
  const fields = method === "GET" ? { queryParams: input } : { bodyType: { const: "json" }, body: input };
  return {
    info: { input: { type: "http", method, ...call }, output: { type: "json" } },
    schema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      required: ["input"],
      properties: {
        input: {
          type: "object",
          required: ["type", "method"],
          properties: { type: { const: "http" }, method: { const: method }, ...fields },
        },
      },
    },
  };
}

/** The first example of each field that must be given. */
function example({ properties, required }: JsonSchema): Record<string, unknown> {
  const fields = properties as Record<string, { examples?: unknown[] }>;
  return Object.fromEntries((required as string[]).map((name) => [name, fields[name]?.examples?.[0]]));
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64");
}
