/**
 * What the protocol's own suite asks a server to have: tools, prompts and resources of its making, by the names and words
 * that it looks for. Mounted at `/mcp/conformance` under MCP_CONFORMANCE=1 alone; nothing of it is anybody's.
 */
import type { Catalogue } from "./catalogues.ts";
import { fault } from "./fault.ts";

/** A red dot, and a sound of no length. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
const WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=";

const image = { type: "image", data: PNG, mimeType: "image/png" };
const text = (words: string) => ({ type: "text", text: words });
const embedded = (uri: string, mimeType: string, words: string) => ({
  type: "resource",
  resource: { uri, mimeType, text: words },
});

const NO_ARGUMENTS = { type: "object", properties: {}, required: [], additionalProperties: false };

/** Keywords of JSON Schema 2020-12 that a listing must not lose. */
const KEYWORDS = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  // biome-ignore lint/suspicious/noThenProperty: the keyword's own name; nobody awaits a schema.
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
};

const TOOLS: Record<string, { inputSchema?: object; result: object }> = {
  test_simple_text: { result: { content: [text("This is a simple text response for testing.")] } },
  test_image_content: { result: { content: [image] } },
  test_audio_content: { result: { content: [{ type: "audio", data: WAV, mimeType: "audio/wav" }] } },
  test_embedded_resource: {
    result: {
      content: [embedded("test://embedded-resource", "text/plain", "This is an embedded resource content.")],
    },
  },
  test_multiple_content_types: {
    result: {
      content: [
        text("Multiple content types test:"),
        image,
        embedded("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
      ],
    },
  },
  test_error_handling: {
    result: { isError: true, content: [text("This tool intentionally returns an error for testing")] },
  },
  json_schema_2020_12_tool: { inputSchema: KEYWORDS, result: { content: [text("Taken.")] } },
};

const RESOURCES: Record<string, { mimeType: string; text?: string; blob?: string }> = {
  "test://static-text": { mimeType: "text/plain", text: "This is the content of the static text resource." },
  "test://static-binary": { mimeType: "image/png", blob: PNG },
};
const TEMPLATE = "test://template/{id}/data";
const FROM_TEMPLATE = /^test:\/\/template\/([^/]+)\/data$/;

type Given = Record<string, string>;

const PROMPTS: Record<string, { takes: string[]; says: (given: Given) => object[] }> = {
  test_simple_prompt: { takes: [], says: () => [text("This is a simple prompt for testing.")] },
  test_prompt_with_arguments: {
    takes: ["arg1", "arg2"],
    says: ({ arg1, arg2 }) => [text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
  },
  test_prompt_with_embedded_resource: {
    takes: ["resourceUri"],
    says: ({ resourceUri }) => [
      embedded(resourceUri!, "text/plain", "Embedded resource content for testing."),
      text("Please process the embedded resource above."),
    ],
  },
  test_prompt_with_image: { takes: [], says: () => [image, text("Please analyze the image above.")] },
};

/** The suite's catalogue. */
export function conformanceCatalogue(): Catalogue {
  return {
    name: "demo",
    server: "answerscope-conformance",
    tools: {
      list: () =>
        Object.entries(TOOLS).map(([name, { inputSchema = NO_ARGUMENTS }]) => ({
          name,
          description: `The suite's ${name}.`,
          inputSchema,
        })),
      has: (name): name is string => typeof name === "string" && Object.hasOwn(TOOLS, name),
      call: async (name) => TOOLS[name]!.result,
    },
    prompts: {
      list: () =>
        Object.entries(PROMPTS).map(([name, { takes }]) => ({
          name,
          description: `The suite's ${name}.`,
          arguments: takes.map((each) => ({ name: each, description: each, required: true })),
        })),
      find(name) {
        const prompt = typeof name === "string" && Object.hasOwn(PROMPTS, name) ? PROMPTS[name]! : null;
        if (!prompt) return null;
        const messages = (given: Given) => prompt.says(given).map((content) => ({ role: "user", content }));
        return { fill: (given) => ({ messages: messages(given as Given) }) };
      },
    },
    resources: {
      list: async () => Object.entries(RESOURCES).map(([uri, { mimeType }]) => ({ uri, name: uri, mimeType })),
      templates: () => [{ uriTemplate: TEMPLATE, name: "template", mimeType: "application/json" }],
      async read({ era }, uri) {
        const [, id] = FROM_TEMPLATE.exec(String(uri)) ?? [];
        const made = id && { mimeType: "application/json", text: JSON.stringify({ id, templateTest: true }) };
        const found = made || RESOURCES[String(uri)];
        if (!found) throw fault(era === "modern" ? -32602 : -32002, "Resource not found", { uri });
        return { uri, ...found };
      },
    },
    complete: async () => ({ values: ["test-value"], total: 1, hasMore: false }),
  };
}
