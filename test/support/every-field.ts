/** Queries that ask for everything a schema has, found from the schema itself. */
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

/** How many fields deep a query asks below its root field. */
const DEPTH = 4;

type Field = GraphQLField<unknown, unknown>;
type Values = Readonly<Record<string, unknown>>;

/** One query under one root field. */
export interface RootQuery {
  root: string;
  isMutation: boolean;
  text: string;
}

/** The root fields of a schema, queries first. */
export function rootFields(schema: GraphQLSchema): { field: Field; isMutation: boolean }[] {
  return [schema.getQueryType()!, schema.getMutationType()!].flatMap((type, at) =>
    Object.values(type.getFields()).map((field) => ({ field, isMutation: at === 1 })),
  );
}

/**
 * Of a root field a query for each field below it, so that one that is refused hides no other; of a mutation one query
 * alone. Arguments are filled by their names; throws where a required one is not among `values`.
 */
export function everyQuery({ field, isMutation }: { field: Field; isMutation: boolean }, values: Values): RootQuery[] {
  const type = getNamedType(field.type);
  const call = `${field.name}${argumentsOf(field, values, true)}`;
  const keyword = isMutation ? "mutation" : "query";
  const query = (selected: string) => ({ root: field.name, isMutation, text: `${keyword} { ${call}${selected} }` });
  if (!isObjectType(type)) return [query("")];
  const below = Object.values(type.getFields()).map((each) => selected(each, { values, depth: DEPTH }));
  return isMutation ? [query(` { ${below.join(" ")} }`)] : below.filter(Boolean).map((each) => query(` { ${each} }`));
}

function selected(field: Field, { values, depth }: { values: Values; depth: number }): string {
  const call = `${field.name}${argumentsOf(field, values, false)}`;
  const type = getNamedType(field.type as GraphQLOutputType);
  if (isLeafType(type)) return call;
  if (!isObjectType(type) || depth === 0) return "";
  const below = Object.values(type.getFields()).map((each) => selected(each, { values, depth: depth - 1 }));
  const text = below.filter(Boolean).join(" ");
  return text ? `${call} { ${text} }` : "";
}

function argumentsOf(field: Field, values: Values, withOptional: boolean): string {
  const given = field.args.flatMap((argument) => {
    const { name, type } = argument;
    if (name in values && (withOptional || isRequiredArgument(argument)))
      return [`${name}: ${literal(values[name], type)}`];
    if (isRequiredArgument(argument)) throw new Error(`${field.name} needs ${name}: ${type}, which is in no value.`);
    return [];
  });
  return given.length > 0 ? `(${given.join(", ")})` : "";
}

/** Lists are empty or of texts; where a number stands for them, there are none. */
function literal(value: unknown, type: GraphQLInputType): string {
  const { name } = getNamedType(type);
  if (name === "Int" && Array.isArray(value)) return "0";
  return isEnumType(getNamedType(type)) ? String(value) : JSON.stringify(value);
}
