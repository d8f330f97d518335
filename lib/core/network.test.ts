import { expect, it } from "vitest";
import { networkOf } from "./network";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2::7", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::7", "2001:db8:1:3::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["unknown", "unknown"],
  ["", ""],
])("%s is of the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
