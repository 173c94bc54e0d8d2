import type { Config } from "./config.ts";

/** Every value of the configuration that opens something; none of them may be written anywhere. */
export function secretsOf({
  engines,
  writer,
  secretKey,
  operatorToken,
  traces,
  mail,
  x402,
  ...addresses
}: Config): string[] {
  const servers = [...Object.values(engines), writer];
  const sets = [...servers.map((server) => server.headers ?? {}), traces.headers, x402.facilitatorHeaders];
  const headers = sets.flatMap((set) => Object.values(set));
  const passwords = [mail.smtpUrl, addresses.databaseUrl, addresses.redisUrl].flatMap((address) =>
    passwordsOf(address),
  );
  const keys = servers.map(({ apiKey }) => apiKey);
  const all = [
    ...keys,
    ...headers,
    ...headers.map((value) => value.replace(/^\w+ /, "")),
    ...passwords,
    secretKey,
    operatorToken,
  ];
  return all.filter((secret): secret is string => typeof secret === "string" && secret !== "");
}

function passwordsOf(address: string | null): string[] {
  const password = address && URL.canParse(address) ? new URL(address).password : "";
  return password ? [password, decodeURIComponent(password)] : [];
}
