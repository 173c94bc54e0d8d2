/** The kinds of value that environment variables take; each says in one line what is wrong with another. */
import { z } from "zod";

/** Any text but none. */
export const text = z.string().trim().min(1);

/** A number within bounds. */
export function number(min: number, max: number) {
  const error = `must be a number from ${min} to ${max}`;
  return z.coerce.number({ error }).min(min, { error }).max(max, { error });
}

/** A whole number within bounds. */
export function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

/** Yes or no. */
export const flag = z.stringbool();

/** An address on the web. */
export const address = z.url({ protocol: /^https?$/, error: "not an http or https address" });

/** Headers that are not ours to leave to others. */
const OWN_HEADERS = new Set(["connection", "content-length", "content-type", "host", "transfer-encoding"]);

/** A JSON object of header names and values; no message repeats a value, since keys stand there. */
export const headerObject = text.transform((json, context) => {
  try {
    const headers = z.record(z.string(), z.string()).parse(JSON.parse(json));
    new Headers(headers);
    const taken = Object.keys(headers).find((name) => OWN_HEADERS.has(name.toLowerCase()));
    if (taken === undefined) return headers;
    context.addIssue(`cannot set the header ${taken}`);
  } catch {
    context.addIssue('must be a JSON object of header names and values, such as {"api-key":"…"}');
  }
  return z.NEVER;
});

/** US dollars with their sign; at least one millionth, the smallest unit of USDC. */
export const dollars = z
  .string()
  .regex(/^\$\d{1,6}(\.\d{1,12})?$/, { error: "must be US dollars such as $0.025" })
  .refine((price) => Number(price.slice(1)) >= 0.000001, { error: "is under the smallest unit of USDC, $0.000001" });

/** An account on an Ethereum chain. */
export const ethereumAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, { error: "not an address of 0x and 40 hexadecimal digits" })
  .refine((account) => !/^0x0+$/.test(account), { error: "the zero address belongs to nobody" });

/** `name=value,name=value`, values percent-encoded, as OpenTelemetry has it; no message repeats a value. */
export const headerList = text.transform((list, context) => {
  try {
    const pairs = list.split(",").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]);
    const headers = Object.fromEntries(pairs.map(([name, value]) => [name!.trim(), decodeURIComponent(value!.trim())]));
    new Headers(headers);
    return headers;
  } catch {
    context.addIssue("must be headers as name=value,name=value");
    return z.NEVER;
  }
});
