import { EngineFault, type EngineFaultCode } from "../types.ts";
import { type Problem, readProblem } from "./problem.ts";
import { retryAfterMs } from "./retry-after.ts";
import { quote } from "./scrub.ts";

/** The provider's filter turned the question away; a refusal, not a fault. */
export class RefusedByProvider extends Error {}

/** A call that the server does not take as it stands: the model, a field or the whole endpoint is not known to it. */
export class Rejected extends EngineFault {
  readonly problem: Problem;
  /** The endpoint, not what was sent there, is missing. */
  readonly isMissing: boolean;

  constructor(fault: EngineFault, problem: Problem, isMissing: boolean) {
    super(fault.code, fault.message, fault.retryAfterMs);
    this.problem = problem;
    this.isMissing = isMissing;
  }
}

const MONEY_WORDS = new Set([
  "insufficient_quota",
  "credit_balance_exhausted",
  "billing_error",
  "billing_not_active",
  "billing_hard_limit_reached",
  "enforced_spend_limit_reached",
  "contract_spend_limit_reached",
  "budget_exceeded",
]);
// Only where a provider has no word for it: Anthropic's old 400, DeepSeek, SerpApi, xAI, Perplexity.
const MONEY_TEXT =
  /credit balance is too low|insufficient (balance|credit)|run out of (searches|credits)|(out of|used all( of)?( your)?( available)?) credits|credits? (is |are |has been |have been )?exhausted|spending limit/i;
// "Usage limit" may be a matter of minutes elsewhere; Anthropic says it with 400 for the limits an account set itself.
const LIMIT_TEXT = /usage limits/i;
const KEY_WORDS = new Set(["invalid_api_key", "authentication_error", "api_key_invalid", "invalid_authentication"]);
const KEY_TEXT =
  /(incorrect|invalid|wrong|missing) (x-)?api[ -]key|api key (is |was )?(not valid|invalid|not found|expired)/i;
const FILTER_WORDS = new Set(["invalid_prompt", "content_filter", "content_policy_violation"]);
const FILTER_TEXT = /usage guidelines|content policy|safety system/i;
const MODEL_WORDS = new Set(["model_not_found", "deploymentnotfound", "not_found_error"]);
const MODEL_TEXT =
  /models?\b.{0,120}\b(not found|does not exist|not exist|unknown|not supported|decommissioned|retired)/i;
/** How gateways say that a model is not to be had at this endpoint: Azure, LiteLLM. */
const ENDPOINT_TEXT =
  /\b(responses|chat ?completions?)\b.{0,40}\b(does not work|(is|are) not (supported|available|enabled))/i;
/** OpenRouter calls a request that it cannot parse by the word for a filtered one. */
const UNPARSED_TEXT = /^invalid \w+( api)? request\b/i;
/** How a server whose fault it calls its own says that it was asked in words that it does not take. */
const WORDS_TEXT =
  /\b(not (supported|implemented|recogni[sz]ed)|unsupported|unrecogni[sz]ed|unknown (field|parameter))\b/i;
const ENDPOINT_MISSING = new Set([404, 405, 501]);
const DAY_MS = 86_400_000;

/**
 * The fault behind an HTTP answer that is not a success. The status alone never decides: a 429 can mean "wait 2 s" and
 * "never again until someone pays", a wrong key can be 400, 401 or 403.
 */
export function faultOfResponse(
  answer: { status: number; headers: Headers; body: string },
  secrets: readonly string[],
): EngineFault | RefusedByProvider {
  const { status } = answer;
  const problem = readProblem(answer.body);
  const code = codeOf(status, problem);
  if (code === "refused") return new RefusedByProvider("The provider's content filter turned the question away.");
  const waits = code === "rate_limited" || code === "overloaded";
  const wait = waits ? waitOf(answer.headers, problem) : null;
  const fault = new EngineFault(code, describe(code, { status, problem, secrets }), wait);
  const isOfWords = status === 501 || (status === 500 && WORDS_TEXT.test(problem.text));
  if (code !== "bad_request" && code !== "wrong_model" && !isOfWords) return fault;
  const isOfModel = problem.words.some((word) => MODEL_WORDS.has(word)) || MODEL_TEXT.test(problem.text);
  const isMissing = ENDPOINT_TEXT.test(problem.text) || (ENDPOINT_MISSING.has(status) && !isOfModel);
  return new Rejected(fault, problem, isMissing);
}

function codeOf(status: number, problem: Problem): EngineFaultCode | "refused" {
  const has = (words: Set<string>) => problem.words.some((word) => words.has(word));
  const client = status >= 400 && status < 500;
  if (status === 402 || has(MONEY_WORDS) || (client && MONEY_TEXT.test(problem.text))) return "no_money";
  if (status === 400 && LIMIT_TEXT.test(problem.text)) return "no_money";
  if (status === 401 || has(KEY_WORDS) || (client && KEY_TEXT.test(problem.text))) return "bad_key";
  if (client && (has(FILTER_WORDS) || FILTER_TEXT.test(problem.text))) {
    return UNPARSED_TEXT.test(problem.text) ? "bad_request" : "refused";
  }
  if (status === 404 || has(MODEL_WORDS) || (status === 400 && MODEL_TEXT.test(problem.text))) return "wrong_model";
  if (status === 403) return "bad_key";
  if (status === 429) return "rate_limited";
  if (status === 408 || status === 409 || status >= 500) return "overloaded";
  return client ? "bad_request" : "bad_response";
}

function waitOf(headers: Headers, problem: Problem): number | null {
  const wait = retryAfterMs(headers) ?? problem.waitMs;
  return problem.perDay ? Math.max(wait ?? 0, DAY_MS) : wait;
}

function describe(
  code: EngineFaultCode,
  { status, problem, secrets }: { status: number; problem: Problem; secrets: readonly string[] },
): string {
  const said = quote(problem.text, secrets);
  switch (code) {
    case "no_money":
      return "The account at the provider has no credit left, or its spending limit is reached.";
    case "bad_key":
      return `The provider refused the API key (HTTP ${status}).`;
    case "wrong_model":
      return `The provider does not know the model or the address that was asked (HTTP ${status})${said}.`;
    case "rate_limited":
      return problem.perDay
        ? "The provider's limit for today is used up."
        : "The provider asked to slow down (HTTP 429).";
    case "overloaded":
      return `The provider had a fault of its own or was overloaded (HTTP ${status}).`;
    case "bad_request":
      return `The provider rejected the request (HTTP ${status})${said}.`;
    default:
      if (status >= 300 && status < 400) return `The address led elsewhere (HTTP ${status}): check the base URL.`;
      return `The provider's reply could not be used (HTTP ${status}).`;
  }
}
