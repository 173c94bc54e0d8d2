import type { GraphQLSchema } from "graphql";
import { dataSchema, fragmentSchema, inputSchema, type JsonSchema, type ObjectSchema } from "./json-schema.ts";
import { loadFragments, loadOperations } from "./operations.ts";

const HEAD = `/** What each persisted operation takes and gives, and what each fragment selects. Made by \`npm run schema\`; not to be edited. */`;

/** The TypeScript source of \`operation-types.ts\`, from the same schemas that callers are shown. */
export function printOperationTypes(schema: GraphQLSchema): string {
  const operations = [...loadOperations(schema).values()].map((operation) => {
    const variables = print(optional(inputSchema(schema, operation)), "    ");
    const data = print(dataSchema(schema, operation), "    ");
    return `  ${operation.name}: {\n    variables: ${variables};\n    data: ${data};\n  };\n`;
  });
  const { document, names } = loadFragments();
  const fragments = names.map((name) => `  ${name}: ${print(fragmentSchema(schema, document, name), "  ")};\n`);
  return `${HEAD}\n\nexport interface Operations {\n${operations.join("")}}\n\nexport interface Fragments {\n${fragments.join("")}}\n`;
}

/** Variables that need not be given may be null too. */
function optional(input: ObjectSchema): ObjectSchema {
  const properties = Object.entries(input.properties).map(([name, schema]) => [
    name,
    input.required.includes(name) ? schema : { anyOf: [schema, { type: "null" }] },
  ]);
  return { ...input, properties: Object.fromEntries(properties) };
}

function print(schema: JsonSchema, indent: string): string {
  const { type, items, properties, required, anyOf, minItems, maxItems } = schema;
  if (anyOf) return (anyOf as JsonSchema[]).map((part) => print(part, indent)).join(" | ");
  if (Array.isArray(type)) return type.map((each) => print({ items, type: each }, indent)).join(" | ");
  if (schema.enum) return (schema.enum as string[]).map((value) => JSON.stringify(value)).join(" | ");
  if (type === "array") {
    const item = print(items as JsonSchema, indent);
    return minItems !== undefined && minItems === maxItems
      ? `[${Array(minItems).fill(item).join(", ")}]`
      : `(${item})[]`;
  }
  if (type === "object") {
    const fields = Object.entries(properties as Record<string, JsonSchema>).map(
      ([name, part]) =>
        `${indent}  ${name}${(required as string[]).includes(name) ? "" : "?"}: ${print(part, `${indent}  `)};\n`,
    );
    return fields.length === 0 ? "Record<string, never>" : `{\n${fields.join("")}${indent}}`;
  }
  if (type === "integer") return "number";
  return typeof type === "string" ? type : "unknown";
}
