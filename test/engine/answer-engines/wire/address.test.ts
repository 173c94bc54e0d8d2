import { expect, test } from "vitest";
import { serverAddress } from "../../../../src/engine/answer-engines/wire/address.ts";

test.each([
  ["https://gw.example/v1/", "https://gw.example/v1"],
  ["https://gw.example/v1/chat/completions", "https://gw.example/v1"],
  ["https://gw.example/openai/v1/responses?api-version=preview", "https://gw.example/openai/v1?api-version=preview"],
  ["https://gw.example/anthropic/v1/messages", "https://gw.example/anthropic/v1"],
  ["https://gw.example/v1beta/models", "https://gw.example/v1beta"],
  ["https://gw.example/v1beta/models/gemini-3.8-flash:generateContent", "https://gw.example/v1beta"],
  ["https://gw.example/serpapi/search.json", "https://gw.example/serpapi"],
])("%s is the server %s", (given, address) => {
  expect(serverAddress(given)).toBe(address);
});
