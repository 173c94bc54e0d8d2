/** JSON Schema (2020-12) of an operation's variables and of what it selects, so that no tool describes itself twice. */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
  type TypeNode,
  valueFromASTUntyped,
} from "graphql";
import type { Operation } from "../graph/operations.ts";

/** A schema or a part of one, as plain JSON. */
export type JsonSchema = Record<string, unknown>;

const SCALARS: Record<string, JsonSchema> = {
  String: { type: "string" },
  ID: { type: "string" },
  Int: { type: "integer" },
  Float: { type: "number" },
  Boolean: { type: "boolean" },
  DateTimeISO: { type: "string", format: "date-time" },
  DateTime: { type: "string", format: "date-time" },
};

/** The arguments of a tool; unknown ones are refused. `limits` bound its numbers. */
export function inputSchema(
  { definition }: Operation,
  limits: Record<string, readonly [number, number]> = {},
): JsonSchema {
  const variables = definition.variableDefinitions ?? [];
  const properties = variables.map(({ variable, type, defaultValue }) => {
    const bounds = limits[variable.name.value];
    return [
      variable.name.value,
      {
        ...SCALARS[namedOf(type)],
        ...(bounds && { minimum: bounds[0], maximum: bounds[1] }),
        ...(defaultValue && { default: valueFromASTUntyped(defaultValue) }),
      },
    ];
  });
  const required = variables
    .filter(({ type }) => type.kind === "NonNullType")
    .map(({ variable }) => variable.name.value);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** What a tool gives back: the shape of the operation's one root field. */
export function outputSchema(schema: GraphQLSchema, { document, definition }: Operation): JsonSchema {
  const fragments = document.definitions.filter((node) => node.kind === "FragmentDefinition");
  const root = schema.getRootType(definition.operation)!;
  const [field] = definition.selectionSet.selections;
  if (field?.kind !== "Field") throw new Error(`${definition.name?.value} must select one root field`);
  const type = root.getFields()[field.name.value]!.type;
  return ofType(isNonNullType(type) ? type.ofType : type, field.selectionSet, fragments);
}

function ofType(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  fragments: FragmentDefinitionNode[],
): JsonSchema {
  if (isNonNullType(type)) return ofType(type.ofType, selection, fragments);
  if (isListType(type)) return { type: "array", items: nullable(type.ofType, selection, fragments) };
  if (isEnumType(type)) return { type: "string", enum: type.getValues().map(({ name }) => name) };
  if (!isObjectType(type) || !selection) return SCALARS[getNamedType(type).name] ?? {};
  const fields = selected(selection, fragments).map(({ alias, name, selectionSet }) => {
    const field = type.getFields()[name.value]!;
    const { description } = field;
    return [
      (alias ?? name).value,
      { ...nullable(field.type, selectionSet, fragments), ...(description && { description }) },
    ] as const;
  });
  const properties = Object.fromEntries(fields);
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

function nullable(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  fragments: FragmentDefinitionNode[],
): JsonSchema {
  const schema = ofType(type, selection, fragments);
  return isNonNullType(type) ? schema : { anyOf: [schema, { type: "null" }] };
}

/** The fields of a selection, fragments opened. */
function selected(selection: SelectionSetNode, fragments: FragmentDefinitionNode[]): FieldNode[] {
  return selection.selections.flatMap((node) => {
    if (node.kind === "Field") return [node];
    const inner =
      node.kind === "InlineFragment"
        ? node.selectionSet
        : fragments.find(({ name }) => name.value === node.name.value)!.selectionSet;
    return selected(inner, fragments);
  });
}

function namedOf(type: TypeNode): string {
  return type.kind === "NamedType" ? type.name.value : namedOf(type.type);
}
