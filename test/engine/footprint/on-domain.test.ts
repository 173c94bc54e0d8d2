import { expect, it } from "vitest";
import { isOnDomain } from "../../../src/engine/footprint/on-domain.ts";

it.each([
  ["https://acme.co.uk/", "acme.co.uk", true],
  ["https://WWW.Acme.co.uk/about", "acme.co.uk", true],
  ["https://eu.shop.acme.co.uk.", "acme.co.uk", true],
  ["http://acme.co.uk:8443/x", "acme.co.uk", true],
  ["http://127.0.0.1:8081/", "127.0.0.1", true],
  ["https://münchen.example/", "xn--mnchen-3ya.example", true],
  ["https://other.co.uk/", "acme.co.uk", false],
  ["https://notacme.co.uk/", "acme.co.uk", false],
  ["https://acme.co.uk.example/", "acme.co.uk", false],
  ["https://co.uk/", "acme.co.uk", false],
  ["https://other.example/?next=acme.co.uk", "acme.co.uk", false],
  ["mailto:hello@acme.co.uk", "acme.co.uk", false],
  ["acme.co.uk", "acme.co.uk", false],
  ["", "acme.co.uk", false],
])("%s on %s: %s", (url, domain, is) => {
  expect(isOnDomain(url, domain)).toBe(is);
});
