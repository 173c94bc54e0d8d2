/** The kinds of values that environment variables hold; what does not fit is told in one line. */
import { z } from "zod";

/** Not blank, without blanks around it. */
export const text = z.string().trim().min(1);
/** A number within bounds; what is out of them is told in one line. */
export const number = (min: number, max: number) => {
  const error = `must be a number from ${min} to ${max}`;
  return z.coerce.number({ error }).min(min, { error }).max(max, { error });
};
/** A whole number within bounds. */
export const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};
/** true, yes, on, 1 and their opposites. */
export const flag = z.stringbool();
/** An http or https address. */
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

/** `name=value,name=value`, values percent-encoded, as OpenTelemetry has it; no message repeats a value. */
export const headerList = text.transform((list, context) => {
  try {
    const pairs = list.split(",").map((pair) => /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair)!);
    const headers = Object.fromEntries(pairs.map(([, name, value]) => [name!, decodeURIComponent(value!)]));
    new Headers(headers);
    return headers;
  } catch {
    context.addIssue("must be headers as name=value,name=value");
    return z.NEVER;
  }
});
