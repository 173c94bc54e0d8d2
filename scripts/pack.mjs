// Packs what is published: `npm run pack [-- <folder>]` builds, then writes answerscope-<version>.tgz into the folder.
// The package carries its dependencies, at the versions of the lockfile, like npm's own: what was tested is what runs, and
// nothing is compiled, overridden or resolved anew on the machine of whoever installs it. Only the Node binaries come apart.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const OWN = [
  "bin/answerscope.mjs",
  "bin/follow-parent.mjs",
  "bin/pinned-node.mjs",
  "dist/program",
  ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`),
  "README.md",
  "CHANGELOG.md",
  "LICENSE",
  "NOTICE",
];
/** Read by compilers, debuggers and people who work on a package, never by the program. */
const UNREAD = /\.(?:map|tsbuildinfo|[cm]?tsx?|flow|gyp|md)$/;
const ALWAYS = /\/(?:licen[cs]e|notice|copying)[^/]*$/i;
/** SQLite's source, and what a compiler left behind: the package brings a binary for each platform. */
const SOURCES = /\/better-sqlite3\/(?:deps|src|build)$/;
/** Pictures are drawn in two of them. */
const OTHER_FONTS = /\/dejavu-fonts-ttf\/ttf\/(?!DejaVuSansCondensed(?:-Bold)?\.ttf$)./;

rmSync(join(root, "dist"), { recursive: true, force: true });
execFileSync(process.execPath, [join(root, "bin/build.mjs")], { stdio: "inherit" });
const target = resolve(process.argv[2] ?? ".");
const stage = mkdtempSync(join(tmpdir(), "answerscope-pack-"));
try {
  for (const path of OWN) copy(join(root, path), join(stage, path));
  const carried = carryDependencies();
  writeFileSync(join(stage, "package.json"), JSON.stringify(published(carried), null, 2));
  // Through a shell, since npm is a script of its own on Windows.
  execFileSync("npm", ["pack", "--silent", "--pack-destination", target], {
    cwd: stage,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
} finally {
  rmSync(stage, { recursive: true });
}

/** Copies the locked packages that the program needs, without the binaries some bring for one platform each, and tells the names of those at the top. */
function carryDependencies() {
  const { optionalDependencies } = manifest(root);
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const carried = Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== "" && !dev && !devOptional && !optional)
    .map(([path]) => path)
    .filter((path) => !(basename(path) in optionalDependencies));
  for (const path of carried) {
    copy(join(root, path), join(stage, path));
    writeFileSync(join(stage, path, "package.json"), JSON.stringify(quiet(manifest(join(root, path)))));
  }
  return carried.map((path) => path.slice("node_modules/".length)).filter((name) => !name.includes("node_modules/"));
}

function copy(from, to) {
  const filter = (path) => {
    const inside = path.slice(from.length);
    if (/\/node_modules$/.test(inside)) return false;
    return ALWAYS.test(path) || !(UNREAD.test(inside) || SOURCES.test(path) || OTHER_FONTS.test(path));
  };
  cpSync(from, to, { recursive: true, filter });
}

/** A carried package: nothing is left to run or to resolve on install, and its Node is the one the launcher hands over to. */
function quiet({
  scripts,
  engines,
  devDependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
  files,
  ...rest
}) {
  return rest;
}

/** Our own manifest without what only a checkout needs. */
function published(carried) {
  const { scripts, devDependencies, overrides, files, ...rest } = manifest(root);
  return { ...rest, bundleDependencies: carried };
}

function manifest(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
