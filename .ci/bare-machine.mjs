import { execFile } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What reaching the registry takes here; the rest of this machine's npm configuration stays behind. */
const REACHING = ["registry", "cafile", "proxy", "https-proxy", "noproxy"];
/** A hang, not a busy machine: an install beside other work has taken three minutes. */
const TIMEOUT_MS = 400_000;

/**
 * A machine that has node, npm and sh on its PATH and nothing else: no compiler, no Python, no make. `node` is
 * a program, `npm` the folder of that package, `home` its own. Gives the environment, and npm and npx that run in a folder.
 */
export async function bareMachine({ node, npm, home }) {
  const path = join(home, "bin");
  await mkdir(path, { recursive: true });
  await symlink("/bin/sh", join(path, "sh"));
  await symlink(node, join(path, "node"));
  for (const name of ["npm", "npx"]) await symlink(join(npm, `bin/${name}-cli.js`), join(path, name));
  const userconfig = join(home, "npmrc");
  await writeFile(userconfig, await ownConfig());
  const env = {
    PATH: path,
    HOME: home,
    npm_config_userconfig: userconfig,
    npm_config_globalconfig: join(home, "no-such-file"),
    npm_config_cache: await npmConfig("cache"),
    npm_config_update_notifier: "false",
    npm_config_prefer_offline: "true",
    ...(process.env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS }),
  };
  return {
    env,
    npm: (words, cwd) => run("npm", words, { cwd, env }),
    npx: (words, cwd) => run("npx", words, { cwd, env }),
  };
}

/** Runs a program to its end: `{ out, err }`, or an error that holds both. */
export function run(program, words, { cwd, env }) {
  return new Promise((resolve, reject) => {
    execFile(program, words, { cwd, env, timeout: TIMEOUT_MS, maxBuffer: 2 ** 26 }, (error, out, err) => {
      if (error) reject(new Error(`${[program, ...words].join(" ")}: ${error.code ?? error.signal}\n${out}\n${err}`));
      else resolve({ out, err });
    });
  });
}

async function ownConfig() {
  const lines = [];
  for (const name of REACHING) {
    const value = await npmConfig(name);
    if (value !== "" && value !== "null") lines.push(`${name}=${value}\n`);
  }
  return lines.join("");
}

async function npmConfig(name) {
  const { out } = await run("npm", ["config", "get", name], { cwd: process.cwd(), env: process.env });
  return out.trim();
}
