/**
 * The parts of undici that reach a site. Its index, which would bring them too, loads a browser's fetch, caches, sockets
 * and storage besides.
 */
import { createRequire } from "node:module";
import type * as undici from "undici";

const require = createRequire(import.meta.url);
const BareAgent: typeof undici.Agent = require("undici/lib/dispatcher/agent.js");
const { request } = require("undici/lib/api/index.js");

/** A pool of connections that can be asked by `request`, which undici's index adds to every dispatcher. */
export const Agent: typeof undici.Agent = class extends BareAgent {};
Object.assign(Agent.prototype, { request });

export const buildConnector: typeof undici.buildConnector = require("undici/lib/core/connect.js");
