import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

/** How many questions to write, or the questions themselves. */
export type QuestionsWanted = number | string[];

/** A number, or a list of texts. */
export const QuestionsWantedScalar = new GraphQLScalarType<QuestionsWanted, QuestionsWanted>({
  name: "QuestionsWanted",
  description: "How many buyer questions to write (1 to 25), or the questions themselves: a list of 1 to 25 texts.",
  parseValue: wanted,
  parseLiteral: (node) => {
    if (node.kind === Kind.INT) return wanted(Number(node.value));
    return wanted(node.kind === Kind.LIST ? node.values.map((each) => each.kind === Kind.STRING && each.value) : null);
  },
});

function wanted(value: unknown): QuestionsWanted {
  if (Number.isInteger(value)) return value as number;
  if (Array.isArray(value) && value.every((text) => typeof text === "string")) return value;
  throw new GraphQLError("Questions are a whole number, or a list of texts.");
}
