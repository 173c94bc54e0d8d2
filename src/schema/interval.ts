import { GraphQLScalarType } from "graphql";

/** Lower and upper bound of a 95 % interval. */
export const Interval = new GraphQLScalarType({
  name: "Interval",
  description: "A 95 % interval as two numbers: its lower and its upper bound.",
});
