import ipaddr from "ipaddr.js";

/**
 * The network of one customer, which limits count as one client: the /64 of an IPv6 address; any other address
 * unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const half = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${half.join(":")}::/64`;
}
