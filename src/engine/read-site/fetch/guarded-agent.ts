import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { Agent as AnyAgent, buildConnector as Connector } from "undici";
import { isPublicAddress } from "./address-policy.ts";
import { type AllowHost, bareHost, findAllowHost } from "./allow-hosts.ts";
import { FetchFailure } from "./fetch-failure.ts";
import type { HostLookup } from "./host-lookup.ts";
import { Agent, buildConnector } from "./undici.ts";

const CONNECT_MS = 8000;

/**
 * The only way to a socket. It judges the host itself (a literal never reaches a look-up), connects only to
 * the addresses that were checked, and checks once more where the socket really leads.
 */
export function createGuardedAgent(
  allowHosts: readonly AllowHost[],
  lookup: HostLookup,
  onRefused: () => void = () => {},
): AnyAgent {
  return new Agent({
    connect: (options, callback) => {
      const told: Connector.Callback = (...result) => {
        if (result[0] instanceof FetchFailure && result[0].code === "not_public") onRefused();
        callback(...result);
      };
      route(options, allowHosts, lookup).then(
        (open) => open(told),
        (failure) => told(failure, null),
      );
    },
    connections: 6,
    keepAliveTimeout: 4000,
    headersTimeout: 20_000,
    bodyTimeout: 20_000,
    maxHeaderSize: 32 * 1024,
  });
}

type Open = (callback: Connector.Callback) => void;

async function route(options: Connector.Options, allowHosts: readonly AllowHost[], lookup: HostLookup): Promise<Open> {
  const host = bareHost(options.hostname);
  const allowed = findAllowHost(new URL(`${options.protocol}//${options.host ?? options.hostname}`), allowHosts);
  if (allowed) {
    const hostname = allowed.address ?? host;
    const port = String(allowed.connectPort ?? options.port);
    return (callback) => connector()({ ...options, hostname, port, servername: serverName(host) }, callback);
  }
  if (isIP(host)) throw new FetchFailure("not_public", "The address does not name a public website.");

  const checked = await lookup(host);
  return (callback) =>
    connector(answerOnly(checked))(options, (...result) => {
      const socket = result[1];
      if (socket && !leadsTo(socket.remoteAddress, checked)) {
        socket.destroy();
        callback(new FetchFailure("not_public", "The address does not name a public website."), null);
        return;
      }
      callback(...result);
    });
}

/** Whether a socket leads to one of the public addresses that were checked for it. */
export function leadsTo(remoteAddress: string | undefined, checked: readonly string[]): boolean {
  if (remoteAddress === undefined || !isPublicAddress(remoteAddress)) return false;
  const remote = ipaddr.parse(remoteAddress).toString();
  return checked.some((address) => ipaddr.parse(address).toString() === remote);
}

function connector(lookup?: LookupFunction): Connector.connector {
  return buildConnector({ timeout: CONNECT_MS, autoSelectFamily: true, ...(lookup ? { lookup } : {}) } as never);
}

function answerOnly(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    if (options.all) callback(null, answers);
    else callback(null, answers[0]!.address, answers[0]!.family);
  };
}

function serverName(host: string): string | undefined {
  return isIP(host) ? undefined : host;
}
