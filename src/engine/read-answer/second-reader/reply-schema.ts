import { NAME_KINDS } from "../../types.ts";

/** The JSON Schema of a second reader's reply, as the model is given it. */
export const REPLY_SCHEMA = {
  title: "options",
  type: "object",
  additionalProperties: false,
  required: ["options", "names"],
  properties: {
    options: { type: "array", items: { type: "string" } },
    names: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["name", "kind", "sameAs"],
        properties: {
          name: { type: "string" },
          kind: { type: "string", enum: [...NAME_KINDS] },
          sameAs: { type: ["string", "null"] },
        },
      },
    },
  },
};

/** What a second reader is told to do. */
export const SYSTEM = `You are given a question, an answer to it and some names that stand in the answer.
"options": list every company, brand, place to go or product that the answer offers as a choice to whoever asked, each copied letter for letter from the answer. Where a company and its model stand there, give the company. Leave out whom the answer only warns of, only cites, or names only as a shop, part, supplier or example of something else. Many answers offer nobody: then the list is empty.
"names": for each of the given names say what it is in this answer: "option" (offered as a choice), "part" (a part, feature or plan of an option, or a piece of a longer name), "place" (a town, street or region), "source" (a publication, review site or page that is cited), "topic" (a kind of thing, standard, method or heading), "person", or "other".
Where a name stands for the same company as another name of the answer, give that one as "sameAs", the company rather than its product; else null.`;
