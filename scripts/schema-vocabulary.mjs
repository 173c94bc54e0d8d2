// Writes src/engine/audits/schema/vocabulary.json: schema.org's types, supertypes, properties and enumeration members,
// taken from the type declarations of the schema-dts package. `npm run schema-vocabulary` after that package was raised.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const home = join(dirname(require.resolve("schema-dts")), "..");
const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
const text = readFileSync(join(home, "dist/schema.d.ts"), "utf8");
const target = new URL("../src/engine/audits/schema/vocabulary.json", import.meta.url);

/** Names of the data types, which are values and not nodes. */
const DATA_TYPES = new Set([
  "Boolean",
  "Date",
  "DateTime",
  "Number",
  "Float",
  "Integer",
  "Text",
  "Time",
  "DataType",
  "URL",
]);

const properties = new Map();
const supertypes = new Map();
for (const [, name, parents, body] of text.matchAll(/^interface (\w+)Base extends ([^{]+)\{\n([\s\S]*?)^\}/gm)) {
  properties.set(
    name,
    [...body.matchAll(/^ {4}"([a-zA-Z][\w-]*)"\?:/gm)].map((match) => match[1]),
  );
  supertypes.set(name, parentsOf(parents));
}
const types = new Map();
for (const [, parents, name] of text.matchAll(
  /^export (?:interface|type) \w+Leaf(?:<[^>]*>)? (?:extends|=) ([^{]+)\{\n? *"@type": "([A-Z0-9]\w*)";/gm,
)) {
  const own = parentsOf(parents).filter((parent) => parent !== name);
  types.set(name, own.length > 0 ? own : (supertypes.get(name) ?? []));
}
const members = new Set();
for (const [, name, union] of text.matchAll(/^export type (\w+)(?:<[^>]*>)? = (.+);$/gm)) {
  if (DATA_TYPES.has(name)) continue;
  for (const [, member] of union.matchAll(/"https:\/\/schema\.org\/(\w+)"/g)) members.add(member);
  for (const part of union.split(" | ")) if (types.has(part) && types.has(name)) addParent(part, name);
}

for (const [name, parents] of types) {
  const known = parents
    .map((parent) => parent.replace(/^_(?=\d)/, ""))
    .filter((parent) => types.has(parent) && parent !== name);
  const inherited = known.length > 0 ? known : (supertypes.get(`_${name}`) ?? []);
  types.set(name, [...new Set(inherited)]);
}

const allProperties = [...new Set([...properties.values()].flat())].sort();
const index = new Map(allProperties.map((name, at) => [name, at]));
const vocabulary = {
  source: `schema.org, by way of schema-dts ${version}; terms CC BY-SA 3.0, see NOTICE`,
  date: new Date().toISOString().slice(0, 10),
  properties: allProperties,
  types: Object.fromEntries(
    [...types.keys()]
      .sort()
      .map((name) => [
        name,
        [types.get(name), (properties.get(name) ?? properties.get(`_${name}`) ?? []).map((each) => index.get(each))],
      ]),
  ),
  members: [...members].sort(),
};
writeFileSync(target, `${JSON.stringify(vocabulary)}\n`);
console.log(`${types.size} types, ${allProperties.length} properties, ${members.size} enumeration members`);

/** The supertypes named in an `extends` clause. */
function parentsOf(list) {
  return [...list.matchAll(/\b(\w+)Base\b/g)].map((match) => match[1]);
}

function addParent(type, parent) {
  const parents = types.get(type);
  if (parent !== type && !parents.includes(parent)) parents.push(parent);
}
