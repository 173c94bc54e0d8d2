// Joins the compiled modules into the few files that run: loading one by one the 600 of ours that a start needs, and in
// the workshop 300 of others', takes longer and holds more memory than a small scan does.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { rolldown } from "rolldown";
import { leftovers } from "./leftovers.mjs";

/**
 * Programs by the folder of what their entries share. The workshop's processes load nothing of the server's, and take in
 * what they need of packages but the one that reads files of its own.
 */
const PROGRAMS = {
  server: { entries: ["cli/main"], isApart: () => true },
  workshop: {
    entries: ["engine/workshop/child", "engine/workshop/tasks", "gateways/pictures/tasks"],
    isApart: (name) => name.startsWith("@resvg/"),
  },
};

/** `compiled`: the folder of modules; `source`: the one whose assets are read at run time; `folder`: where what runs goes, both in their places. */
export async function bundle({ compiled, source, folder, isAsset }) {
  cpSync(source, folder, { recursive: true, filter: isAsset });
  const written = new Set();
  for (const [shared, { entries, isApart }] of Object.entries(PROGRAMS)) {
    const program = await rolldown({
      input: Object.fromEntries(entries.map((entry) => [entry, join(compiled, `${entry}.js`)])),
      platform: "node",
      external: (id) => id.startsWith("node:") || (/^[^./]/.test(id) && isApart(id)),
      plugins: [inItsPlace(compiled)],
    });
    const { output } = await program.write({
      dir: folder,
      entryFileNames: "[name].js",
      chunkFileNames: `${shared}/[name]-[hash].js`,
    });
    await program.close();
    for (const { fileName } of output) written.add(join(folder, fileName));
  }
  // Those of the build before stay: a server that runs from it loads some only when something needs them.
  const list = `${folder}.json`;
  const before = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  const kept = new Set([...written, ...before.map((path) => join(folder, path))]);
  for (const path of leftovers(source, folder)) if (!kept.has(path)) rmSync(path, { force: true });
  writeFileSync(list, JSON.stringify([...written].map((path) => relative(folder, path))));
}

/** A module that asks where it stands is told where it stood, so that it finds what lies beside it. */
function inItsPlace(compiled) {
  return {
    name: "in-its-place",
    transform(code, id) {
      if (!id.startsWith(compiled + sep) || !code.includes("import.meta")) return null;
      const place = JSON.stringify(relative(compiled, id).replaceAll(sep, "/"));
      return code
        .replaceAll("import.meta.url", `PLACE_URL(${place})`)
        .replaceAll("import.meta.dirname", `PLACE_FOLDER(${place})`);
    },
    renderChunk(code, { fileName }) {
      const from = (place) => relative(dirname(fileName), place).replaceAll(sep, "/");
      return code
        .replace(/PLACE_URL\("([^"]+)"\)/g, (_, place) => `new URL("${from(place)}", import.meta.url).href`)
        .replace(/PLACE_FOLDER\("([^"]+)"\)/g, (_, place) => `(import.meta.dirname + "/${from(dirname(place))}")`);
    },
  };
}
