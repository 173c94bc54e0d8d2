import { expect, test } from "vitest";
import { isPublicAddress } from "../../../../src/engine/read-site/fetch/address-policy.ts";
import { leadsTo } from "../../../../src/engine/read-site/fetch/guarded-agent.ts";

test.each([
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.31.196.1",
  "192.52.193.1",
  "192.88.99.1",
  "192.168.1.1",
  "192.175.48.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "::7f00:1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "100::1",
  "100:0:0:1::1",
  "2001::1",
  "2001:2::1",
  "2001:db8::1",
  "2001:10::1",
  "2001:20::1",
  "2002:7f00:1::",
  "3fff::1",
  "4000::1",
  "5f00::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "",
  "acme.com",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["1.1.1.1", "8.8.8.8", "93.184.216.34", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001:80b::200e"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test("a socket counts only when it leads to an address that was checked", () => {
  expect(leadsTo("93.184.216.34", ["93.184.216.34"])).toBe(true);
  expect(leadsTo("2606:4700:0:0::1111", ["2606:4700::1111"])).toBe(true);
  expect(leadsTo("1.1.1.1", ["93.184.216.34"])).toBe(false);
  expect(leadsTo("127.0.0.1", ["127.0.0.1"])).toBe(false);
  expect(leadsTo(undefined, ["1.1.1.1"])).toBe(false);
});
