import { describe, expect, test } from "vitest";
import { EngineFault } from "../../../../src/engine/answer-engines/types.ts";
import { faultOfResponse, RefusedByProvider } from "../../../../src/engine/answer-engines/wire/http-faults.ts";

const KEY = "abcd1234efgh5678";
const fault = (status: number, body: unknown) =>
  faultOfResponse({ status, headers: new Headers(), body: typeof body === "string" ? body : JSON.stringify(body) }, [
    KEY,
  ]);
const codeOf = (status: number, body: unknown) => {
  const found = fault(status, body);
  return found instanceof EngineFault ? found.code : "refused";
};

describe("the words of the body decide, not the status alone", () => {
  test.each([
    [
      "a slow-down whose text speaks of quota",
      429,
      {
        error: {
          status: "RESOURCE_EXHAUSTED",
          message: "You exceeded your current quota, please check your plan and billing details.",
        },
      },
      "rate_limited",
    ],
    [
      "an empty account in words like a slow-down",
      429,
      {
        error: {
          code: "insufficient_quota",
          message: "You exceeded your current quota, please check your plan and billing details.",
        },
      },
      "no_money",
    ],
    [
      "Anthropic's old form of no credit",
      400,
      { error: { type: "invalid_request_error", message: "Your credit balance is too low to access the API." } },
      "no_money",
    ],
    [
      "Anthropic's own limits",
      400,
      { error: { type: "invalid_request_error", message: "You have reached your specified API usage limits." } },
      "no_money",
    ],
    [
      "a ramp limit, which passes",
      429,
      { error: { type: "rate_limit_error", message: "x", details: { error_code: "ramp_limit_exceeded" } } },
      "rate_limited",
    ],
    ["SerpApi's hourly limit", 429, { error: "You are exceeding your hourly throughput limit." }, "rate_limited"],
    ["SerpApi's used-up plan", 429, { error: "Your account has run out of searches." }, "no_money"],
    [
      "DeepSeek's misleading code",
      402,
      { error: { message: "Insufficient Balance", code: "invalid_request_error" } },
      "no_money",
    ],
    [
      "Google's wrong key",
      400,
      { error: { status: "INVALID_ARGUMENT", message: "x", details: [{ reason: "API_KEY_INVALID" }] } },
      "bad_key",
    ],
    [
      "a region without the service",
      400,
      { error: { status: "FAILED_PRECONDITION", message: "User location is not supported." } },
      "bad_request",
    ],
    [
      "a wrong parameter",
      400,
      { error: { message: "Tool choice 'web_search' not found in 'tools' parameter.", code: null } },
      "bad_request",
    ],
    ["a body that does not fit", 422, { detail: [{ msg: "field required" }] }, "bad_request"],
    ["a server error that mentions credit", 500, { error: "Error while checking insufficient balance" }, "overloaded"],
    ["a web page", 403, "<!doctype html><h1>Forbidden</h1>", "bad_key"],
    ["nothing", 503, "", "overloaded"],
    ["a numeric code", 401, { error: { message: "no", code: 401 } }, "bad_key"],
    ["a filter", 403, { code: "permission", error: "Content violates usage guidelines." }, "refused"],
    ["a filter by its code", 400, { error: { code: "content_filter", message: "flagged" } }, "refused"],
    ["a teapot", 418, { error: "short and stout" }, "bad_request"],
  ])("%s", (_name, status, body, code) => {
    expect(codeOf(status, body)).toBe(code);
  });
});

test.each([
  ["Usage limit exceeded, try again in 20 s.", "rate_limited"],
  ["You reached your monthly spending limit.", "no_money"],
])("a 429 that says %s", (error, code) => {
  expect(codeOf(429, { error })).toBe(code);
});

describe("a message", () => {
  test.each([
    `Wrong thing with key ${KEY} in it`,
    "Incorrect format: sk-proj-abcdEFGH1234, see pplx-99887766aa and AIzaSyD-abcdefgh",
    "masked sk-ab***yz and ****abcd",
    `see https://api.example/search?q=x&api_key=${KEY}`,
  ])("never repeats a key, whole or in part: %s", (said) => {
    const { message } = fault(400, { error: said }) as EngineFault;
    expect(message).toContain("rejected the request");
    expect(message).not.toMatch(/abcd1234|abcdEFGH|99887766|AIzaSy|\*{3}|api_key/);
  });

  test("is one short line, however long and wild the provider's is", () => {
    const { message } = fault(400, { error: `${"a\n\n b\t".repeat(5_000)}` }) as EngineFault;
    expect(message.length).toBeLessThan(260);
    expect(message).not.toMatch(/[\n\t]/);
  });

  test("quotes the provider without doubling its full stop or showing what cannot be seen", () => {
    const { message } = fault(404, { error: "No such\u202e \u{e0041}model.\n" }) as EngineFault;
    expect(message).toMatch(/: "No such model"\.$/);
  });

  test("of a refusal speaks of the filter", () => {
    const refusal = fault(400, { error: { code: "invalid_prompt", message: "x" } });
    expect(refusal).toBeInstanceOf(RefusedByProvider);
    expect(refusal.message).toContain("content filter");
  });
});
