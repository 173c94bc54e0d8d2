import { expect, it } from "vitest";
import { readAddress } from "../../../src/services/mail/address.ts";

it.each([
  [" Ann.Lee+x@Example.COM ", "Ann.Lee+x@example.com"],
  ["ann@bücher.example", "ann@xn--bcher-kva.example"],
])("takes %j", (typed, address) => {
  expect(readAddress(typed)).toBe(address);
});

it.each([
  ["", undefined, null, 7, {}],
  ["ann", "@example.com", "ann@", "ann@localhost"],
  ["ann@example.com, bob@example.com", "Ann <ann@example.com>", "ann@example.com\r\nBcc: bob@example.com"],
  [`${"a".repeat(250)}@example.com`, "ann@exa mple.com", "a@b@example.com"],
])("refuses what is not one address", (...typed) => {
  for (const one of typed) expect(() => readAddress(one)).toThrow("not an e-mail address");
});
