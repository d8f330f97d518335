import ipaddr from "ipaddr.js";

/**
 * Whether an address is one of the public internet. Addresses that embed an IPv4 one (mapped, 6to4, NAT64, Teredo)
 * are judged by both; what is reserved for anything special is not public (IANA special-purpose registries).
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

/** All that is handed out so far lies in 2000::/3. */
const inGlobalUnicast = (address: ipaddr.IPv6): boolean => ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
