import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DocumentNode, type GraphQLSchema, type OperationDefinitionNode, parse, validate } from "graphql";

const FOLDER = fileURLToPath(new URL("../operations/", import.meta.url));

/** One persisted document: what every surface runs. */
export interface Operation {
  name: string;
  /** First line of the document's comment. */
  title: string;
  /** The comment's further lines. */
  description: string;
  document: DocumentNode;
  definition: OperationDefinitionNode;
}

/** Loads and validates every document; throws on the first that does not fit the schema. */
export function loadOperations(schema: GraphQLSchema, folder = FOLDER): Map<string, Operation> {
  const fragments = readAll(join(folder, "fragments"));
  const operations = readAll(folder).map((source) => parseOperation(schema, source, fragments));
  return new Map(operations.map((operation) => [operation.name, operation]));
}

function parseOperation(schema: GraphQLSchema, source: Source, fragments: Source[]): Operation {
  const document = parse([source, ...usedBy(source, fragments)].map(({ text }) => text).join("\n"));
  const [fault] = validate(schema, document);
  if (fault) throw new Error(`${source.file}: ${fault.message}`);
  const definition = document.definitions.find((node) => node.kind === "OperationDefinition")!;
  const [title = "", ...description] = commentOf(source.text);
  const name = definition.name?.value;
  if (`${name}.graphql` !== source.file) throw new Error(`${source.file} holds the operation ${name}`);
  return { name: name!, title, description: description.join(" "), document, definition };
}

/** The fragments that a document names, and those that they name. */
function usedBy({ text }: Source, fragments: Source[]): Source[] {
  const named = new Set([...text.matchAll(/\.\.\.\s*(\w+)/g)].map(([, name]) => name));
  const used = fragments.filter((fragment) => named.has(/fragment (\w+)/.exec(fragment.text)?.[1]));
  return [...new Set([...used, ...used.flatMap((fragment) => usedBy(fragment, fragments))])];
}

/** Every fragment in one document, with their names. */
export function loadFragments(folder = FOLDER): { document: DocumentNode; names: string[] } {
  const document = parse(
    readAll(join(folder, "fragments"))
      .map(({ text }) => text)
      .join("\n"),
  );
  const nodes = document.definitions.filter((node) => node.kind === "FragmentDefinition");
  return { document, names: nodes.map(({ name }) => name.value) };
}

interface Source {
  file: string;
  text: string;
}

function readAll(folder: string): Source[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".graphql"));
  return files.sort().map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
}

function commentOf(text: string): string[] {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("#"));
  return lines.slice(0, end).map((line) => line.replace(/^#\s*/, ""));
}
