import { post, startApp, type TestApp, until } from "./app.ts";

/** The operator's token of test servers. */
export const OPERATOR_TOKEN = "an-operator-token-of-32-characters";

/** JSON as it came. */
export type Told = Awaited<ReturnType<typeof post>>["body"];

/** A persisted operation by its name: its data, or the code and the details of its first error. */
export async function run(server: { baseUrl: string }, name: string, variables: object, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const { body } = await post(`${server.baseUrl}/graphql`, { operationName: name, variables }, headers);
  const fault = body.errors?.[0];
  const data: Told = fault ? null : Object.values(body.data)[0];
  const error: Told = fault ? { ...fault.extensions, message: fault.message } : null;
  return { data, error };
}

/** The data of a persisted operation that the operator runs; throws its error. */
export async function asOperator(server: { baseUrl: string }, name: string, variables: object) {
  const { data, error } = await run(server, name, variables, OPERATOR_TOKEN);
  if (error) throw new Error(`${name}: ${error.code} ${error.message}`);
  return data;
}

/** A server that has an operator, and no registries to ask. */
export function startOperated(env: Record<string, string>, dataDir?: string): Promise<TestApp> {
  const closed = "http://127.0.0.1:9/api.php";
  return startApp({ OPERATOR_TOKEN, WIKIDATA_API_URL: closed, WIKIPEDIA_API_URL: closed, ...env }, dataDir);
}

/** The measure once it has ended. */
export async function measured(server: { baseUrl: string }, id: string) {
  let scan: Told;
  await until(async () => {
    scan = await asOperator(server, "GetMeasure", { id });
    return ["DONE", "FAILED"].includes(scan.status);
  });
  return scan;
}
