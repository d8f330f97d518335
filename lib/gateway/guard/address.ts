import ipaddr from "ipaddr.js";

/**
 * Whether an address is on the public internet. IPv4-mapped addresses are checked as IPv4; the ranges of the IANA
 * special-purpose registries (6to4, NAT64 and Teredo among them) are not public.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.kind() === "ipv4") return address.range() === "unicast";
  const v6 = address as ipaddr.IPv6;
  // `::ffff:10.0.0.1` is 10.0.0.1 to the system that connects.
  if (v6.isIPv4MappedAddress()) return v6.toIPv4Address().range() === "unicast";
  return v6.range() === "unicast" && inGlobalUnicast(v6);
}

const NETWORK = ["loopback", "private", "uniqueLocal", "carrierGradeNat"];

/**
 * Whether an address is of this machine or network: RFC 1918, RFC 4193, and RFC 6598, which VPNs use. Link-local ones are not,
 * since the metadata services of clouds have them.
 */
export function isNetworkAddress(text: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return false;
  return NETWORK.includes(ipaddr.process(text).range());
}

/** Whether an address is link-local: those of the metadata services of clouds, which give secrets to who asks. */
export function isLinkLocal(text: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return false;
  return ipaddr.process(text).range() === "linkLocal";
}

/** All allocated addresses are in 2000::/3. */
const inGlobalUnicast = (address: ipaddr.IPv6): boolean => ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
