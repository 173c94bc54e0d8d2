import type { ErrorObject } from "ajv";

/** What a JSON Schema found wrong with a value, as the rest of a sentence that begins with the field: “must be a string”. */
export function schemaFault({ keyword, message, params }: ErrorObject): string {
  if (keyword === "type" && typeof params.type === "string")
    return `must be ${/^[aio]/.test(params.type) ? "an" : "a"} ${params.type}`;
  return message?.replace("must NOT", "must not") ?? "cannot be used";
}
