/** Azure OpenAI: the v1 API, where deployments stand for models, and the dated API of older resources. */
import { bearer, type Json, type Reply, type StandInRequest } from "../engine-server/provider.ts";
import { asChat, type Gateway, refuse } from "./gateway.ts";

const KEY = "azure-resource-key-0001";
/** Deployments by name: which model each serves. */
const MODELS: Record<string, string> = { "team-answers": "gpt-4.1-2025-04-14", "team-writer": "o4-mini-2025-04-16" };

const invalid = (message: string, param: string | null, code: string | null): Reply =>
  refuse(400, { error: { message, type: "invalid_request_error", param, code } });
const NO_RESOURCE = refuse(404, { error: { code: "404", message: "Resource not found" } });
const NO_DEPLOYMENT = refuse(404, {
  error: { code: "DeploymentNotFound", message: "The API deployment for this resource does not exist." },
});
const WRONG_KEY = refuse(401, {
  error: {
    code: "401",
    message: "Access denied due to invalid subscription key or wrong API endpoint.",
  },
});

const served = (deployment: string) => (body: Json) => ({ ...body, model: MODELS[deployment] });

/** The v1 API: `/openai/v1`, key as Bearer or `api-key`, the deployment in `model`. Its answers come from a model before reasoning. */
export const azure: Gateway = {
  secrets: [KEY],
  env: (origin) => ({
    OPENAI_BASE_URL: `${origin}/openai/v1/`,
    OPENAI_HEADERS: JSON.stringify({ "api-key": KEY }),
    OPENAI_MODEL: "team-answers",
    WRITER_BASE_URL: `${origin}/openai/v1/`,
    WRITER_HEADERS: JSON.stringify({ "api-key": KEY }),
    WRITER_MODEL: "team-writer",
    READER_MODEL: "off",
  }),
  answer(request) {
    if ((request.headers["api-key"] ?? bearer(request)) !== KEY) return WRONG_KEY;
    const { body } = request;
    const deployment = String(body.model);
    if (!MODELS[deployment]) return NO_DEPLOYMENT;
    if (request.path === "/openai/v1/chat/completions") return chat(request, deployment);
    if (request.path !== "/openai/v1/responses") return NO_RESOURCE;
    const tools = (body.tools ?? []) as Json[];
    if (tools.some(({ type }) => type === "web_search"))
      return invalid(`Hosted tool 'web_search' is not supported with ${MODELS[deployment]}.`, "tools", null);
    if (body.reasoning)
      return invalid(
        "Unsupported parameter: 'reasoning.effort' is not supported with this model.",
        "reasoning.effort",
        "unsupported_parameter",
      );
    return { to: "openai/v1", path: "/responses", body: { ...body, model: "gpt-6-luna" }, change: served(deployment) };
  },
};

/** The dated API: the deployment and `api-version` stand in the address, there is no Responses API, no search, no JSON Schema. */
export const azureDated: Gateway = {
  secrets: [KEY],
  env: (origin) => {
    const address = (name: string) => `${origin}/openai/deployments/${name}/chat/completions?api-version=2024-06-01`;
    return {
      OPENAI_BASE_URL: address("team-answers"),
      OPENAI_HEADERS: JSON.stringify({ "api-key": KEY }),
      OPENAI_MODEL: "team-answers",
      WRITER_BASE_URL: address("team-writer"),
      WRITER_HEADERS: JSON.stringify({ "api-key": KEY }),
      WRITER_MODEL: "team-writer",
      READER_MODEL: "off",
    };
  },
  answer(request) {
    if (request.headers["api-key"] !== KEY) return WRONG_KEY;
    const [, deployment, path] = /^\/openai\/deployments\/([\w-]+)(\/.*)$/.exec(request.path) ?? [];
    if (!deployment || path !== "/chat/completions" || !request.query.get("api-version")) return NO_RESOURCE;
    if (!MODELS[deployment]) return NO_DEPLOYMENT;
    const { body } = request;
    if (body.web_search_options !== undefined)
      return invalid("Unknown parameter: 'web_search_options'.", "web_search_options", "unknown_parameter");
    if ((body.response_format as Json | undefined)?.type === "json_schema")
      return invalid(
        "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
        null,
        null,
      );
    return chat(request, deployment);
  },
};

function chat({ body }: StandInRequest, deployment: string) {
  const [refused, wanted] =
    deployment === "team-writer" ? ["max_tokens", "max_completion_tokens"] : ["max_completion_tokens", "max_tokens"];
  if (body[refused!] !== undefined)
    return invalid(
      `Unsupported parameter: '${refused}' is not supported with this model. Use '${wanted}' instead.`,
      refused!,
      "unsupported_parameter",
    );
  const handed = asChat("openai/v1", body, "gpt-6-luna");
  const { change = (reply: Json) => reply } = handed;
  return { ...handed, change: (reply: Json) => served(deployment)(change(reply)) };
}
