import { expect, it } from "vitest";
import { isOnDomain } from "../../../src/engine/footprint/on-domain.ts";

it.each([
  ["https://acmora.co.uk/", "acmora.co.uk", true],
  ["https://WWW.Acmora.co.uk/about", "acmora.co.uk", true],
  ["https://eu.shop.acmora.co.uk.", "acmora.co.uk", true],
  ["http://acmora.co.uk:8443/x", "acmora.co.uk", true],
  ["http://127.0.0.1:8081/", "127.0.0.1", true],
  ["https://münchen.example/", "xn--mnchen-3ya.example", true],
  ["https://other.co.uk/", "acmora.co.uk", false],
  ["https://notacmora.co.uk/", "acmora.co.uk", false],
  ["https://acmora.co.uk.example/", "acmora.co.uk", false],
  ["https://co.uk/", "acmora.co.uk", false],
  ["https://other.example/?next=acmora.co.uk", "acmora.co.uk", false],
  ["mailto:hello@acmora.co.uk", "acmora.co.uk", false],
  ["acmora.co.uk", "acmora.co.uk", false],
  ["", "acmora.co.uk", false],
])("%s on %s: %s", (url, domain, is) => {
  expect(isOnDomain(url, domain)).toBe(is);
});
