/** JSON Schema (2020-12) of an operation's variables and of what it selects, so that no surface describes itself twice. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  TypeInfo,
  type TypeNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from "graphql";

/** A schema or a part of one, as plain JSON. */
export type JsonSchema = Record<string, unknown>;

/** The schema of an object, whose parts are looked at. */
export type ObjectSchema = JsonSchema & { properties: Record<string, JsonSchema>; required: string[] };

/** Least and greatest value of each number that an operation takes. */
export type Limits = Readonly<Record<string, readonly [number, number]>>;

/** The part of a persisted operation that is described. */
interface Described {
  document: DocumentNode;
  definition: OperationDefinitionNode;
}

const SCALARS: Record<string, JsonSchema> = {
  String: { type: "string" },
  ID: { type: "string" },
  Int: { type: "integer" },
  Float: { type: "number" },
  Boolean: { type: "boolean" },
  Interval: { type: "array", items: { type: "number" }, minItems: 2, maxItems: 2 },
  QuestionsWanted: {
    type: ["integer", "array"],
    minimum: 1,
    maximum: 25,
    minItems: 1,
    maxItems: 25,
    items: { type: "string" },
  },
  DateTimeISO: { type: "string", format: "date-time" },
};

/** What an operation takes, by variable; unknown ones are refused. `limits` bound its numbers. */
export function inputSchema(schema: GraphQLSchema, operation: Described, limits: Limits = {}): ObjectSchema {
  const variables = operation.definition.variableDefinitions ?? [];
  const meanings = argumentsOf(schema, operation.document);
  const properties = variables.map(({ variable, type, defaultValue }) => {
    const name = variable.name.value;
    const bounds = limits[name];
    const description = meanings.get(name)?.description;
    return [
      name,
      {
        ...ofVariable(type),
        ...(bounds && { minimum: bounds[0], maximum: bounds[1] }),
        ...(defaultValue && { default: valueFromASTUntyped(defaultValue) }),
        ...(description && { description }),
      },
    ];
  });
  const required = variables.filter(({ type, defaultValue }) => type.kind === "NonNullType" && !defaultValue);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: required.map(({ variable }) => variable.name.value),
    additionalProperties: false,
  };
}

/** What an operation gives back, by root field. */
export function dataSchema(schema: GraphQLSchema, { document, definition }: Described): ObjectSchema {
  return ofSelection(schema.getRootType(definition.operation)!, [definition], fragmentsOf(document));
}

/** What a fragment selects, which is its type's shape on every surface. */
export function fragmentSchema(schema: GraphQLSchema, document: DocumentNode, name: string): ObjectSchema {
  const fragments = fragmentsOf(document);
  const fragment = fragments.get(name)!;
  return ofSelection(schema.getType(fragment.typeCondition.name.value) as GraphQLObjectType, [fragment], fragments);
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Selecting = Pick<FieldNode, "selectionSet">;

function fragmentsOf(document: DocumentNode): Fragments {
  const nodes = document.definitions.filter((node) => node.kind === "FragmentDefinition");
  return new Map(nodes.map((node) => [node.name.value, node]));
}

/** Fields that answer to one name are one field, whatever fragments they stand in. */
function ofSelection(type: GraphQLObjectType, nodes: readonly Selecting[], fragments: Fragments): ObjectSchema {
  const fields = nodes.flatMap((node) => selected(node, fragments));
  const byName = Map.groupBy(fields, ({ alias, name }) => (alias ?? name).value);
  const properties = [...byName].map(([name, same]) => {
    const field = type.getFields()[same[0]!.name.value]!;
    const { description } = field;
    return [name, { ...nullable(field.type, same, fragments), ...(description && { description }) }] as const;
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: [...byName.keys()],
    additionalProperties: false,
  };
}

function nullable(type: GraphQLOutputType, nodes: readonly FieldNode[], fragments: Fragments): JsonSchema {
  if (isNonNullType(type)) return ofType(type.ofType, nodes, fragments);
  // Two types in one list are as legal, and clients that map schemas onto one type each refuse them.
  return { anyOf: [ofType(type, nodes, fragments), { type: "null" }] };
}

function ofType(type: GraphQLOutputType, nodes: readonly FieldNode[], fragments: Fragments): JsonSchema {
  if (isListType(type)) return { type: "array", items: nullable(type.ofType, nodes, fragments) };
  if (isEnumType(type)) return { type: "string", enum: type.getValues().map(({ name }) => name) };
  if (isObjectType(type)) return ofSelection(type, nodes, fragments);
  return SCALARS[getNamedType(type).name] ?? {};
}

/** The fields of a selection, fragments opened. */
function selected({ selectionSet }: Selecting, fragments: Fragments): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((node) => {
    if (node.kind === "Field") return [node];
    return selected(node.kind === "InlineFragment" ? node : fragments.get(node.name.value)!, fragments);
  });
}

/** The argument that each variable is given to, whose description is the variable's. */
function argumentsOf(schema: GraphQLSchema, document: DocumentNode): Map<string, GraphQLArgument> {
  const found = new Map<string, GraphQLArgument>();
  const info = new TypeInfo(schema);
  const Argument = ({ value }: { value: { kind: string; name?: { value: string } } }) => {
    const argument = info.getArgument();
    if (value.kind === "Variable" && argument && !found.has(value.name!.value)) found.set(value.name!.value, argument);
  };
  visit(document, visitWithTypeInfo(info, { Argument }));
  return found;
}

function ofVariable(type: TypeNode): JsonSchema {
  if (type.kind === "NonNullType") return ofVariable(type.type);
  if (type.kind === "ListType") return { type: "array", items: ofVariable(type.type) };
  return SCALARS[type.name.value] ?? {};
}
