import type { Config } from "./config.ts";

/** Every value of the configuration that opens something; none of them may be written anywhere. */
export function secretsOf({ engines, writer, secretKey, operatorToken, traces, mail, databaseUrl }: Config): string[] {
  const servers = [...Object.values(engines), writer];
  const headers = [...servers.map((server) => server.headers ?? {}), traces.headers].flatMap((set) =>
    Object.values(set),
  );
  const addresses = [mail.smtpUrl, databaseUrl].flatMap((address) => passwordsOf(address));
  const keys = servers.map(({ apiKey }) => apiKey);
  const all = [
    ...keys,
    ...headers,
    ...headers.map((value) => value.replace(/^\w+ /, "")),
    ...addresses,
    secretKey,
    operatorToken,
  ];
  return all.filter((secret): secret is string => typeof secret === "string" && secret !== "");
}

function passwordsOf(address: string | null): string[] {
  const password = address && URL.canParse(address) ? new URL(address).password : "";
  return password ? [password, decodeURIComponent(password)] : [];
}
