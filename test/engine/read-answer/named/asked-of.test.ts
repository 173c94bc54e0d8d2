import { expect, test } from "vitest";
import { languageOf } from "../../../../src/engine/language/languages.ts";
import { askedFor, Sold } from "../../../../src/engine/read-answer/named/asked-of.ts";

test.each([
  ["zh", "台北有哪些牙醫診所值得推薦？"],
  ["zh", "杭州有哪些牙科诊所值得推荐？"],
  ["en", "Which dental practices in Leeds take new patients?"],
])("a question in %s asks for sellers: %s", (code, question) => {
  const language = languageOf(code);
  expect(askedFor(question, new Sold("", language), language)).toContain("asked for sellers");
  const none = code === "zh" ? "台北的天氣怎麼樣？" : "How is the weather in Leeds?";
  expect(askedFor(none, new Sold("", language), language)).not.toContain("asked for sellers");
});
