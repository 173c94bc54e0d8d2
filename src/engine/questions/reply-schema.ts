/** JSON Schema of the writer's reply. */
export const REPLY_SCHEMA = {
  title: "buyer_questions",
  type: "object",
  properties: {
    questions: {
      type: "array",
      items: {
        anyOf: [
          { type: "string" },
          {
            type: "object",
            properties: {
              question: { type: "string" },
              persona: { type: ["string", "null"] },
              intent: { type: "string", enum: ["category", "comparison", "problem", "local"] },
            },
            required: ["question", "persona", "intent"],
            additionalProperties: false,
          },
        ],
      },
    },
    personas: {
      type: "array",
      items: {
        type: "object",
        properties: { name: { type: "string" }, description: { type: "string" } },
        required: ["name", "description"],
        additionalProperties: false,
      },
    },
  },
  required: ["questions"],
  additionalProperties: false,
};
