import { expect, test } from "vitest";
import { contracted } from "../../../src/engine/questions/locative.ts";

test.each([
  ["près de Yverdon-les-Bains", "près d’Yverdon-les-Bains"],
  ["près de Angers", "près d’Angers"],
  ["près de Yaoundé", "près de Yaoundé"],
  ["près de Le Mans", "près du Mans"],
])("%s is written %s", (plain, written) => {
  expect(contracted(plain, "fr")).toBe(written);
});
