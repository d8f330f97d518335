import type { IncomingHttpHeaders } from "node:http";
import ipaddr from "ipaddr.js";

/** What proxies say of a request besides whom it came from. */
const PROXY_WORDS = ["x-forwarded-for", "x-forwarded-proto"] as const;

/** Tells which addresses are proxies of the operator's: those in `trusted`, addresses or networks. */
export class TrustedProxies {
  private readonly networks: [ipaddr.IPv4 | ipaddr.IPv6, number][];

  constructor(private readonly trusted: readonly string[]) {
    this.networks = trusted.map((each) =>
      each.includes("/") ? ipaddr.parseCIDR(each) : [ipaddr.process(each), wholeOf(ipaddr.process(each))],
    );
  }

  /** Whether nothing was said of proxies at all. */
  get isEmpty(): boolean {
    return this.trusted.length === 0;
  }

  has(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return this.networks.some(
      ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
    );
  }
}

const wholeOf = (address: ipaddr.IPv4 | ipaddr.IPv6): number => (address.kind() === "ipv4" ? 32 : 128);

/**
 * Who sent a request that `peer` handed in. Each proxy adds to `X-Forwarded-For` whom it heard from, so the list is read
 * from its end, for as long as those who wrote it are trusted; what stands before may be anyone's invention.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string {
  const hops = forwardedFor?.split(",").reverse() ?? [];
  let client = plain(peer);
  for (const hop of hops) {
    if (!proxies.has(client)) break;
    const before = addressIn(hop);
    if (before === null) break;
    client = before;
  }
  return client;
}

/** Takes away what somebody says as a proxy who is none. Where no proxies were named, TLS in front is taken at its word. */
export function dropUntrustedWords(
  headers: IncomingHttpHeaders,
  peer: string,
  proxies: TrustedProxies,
): void {
  if (proxies.isEmpty || proxies.has(peer)) return;
  for (const name of PROXY_WORDS) delete headers[name];
}

/** `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]:4711` */
function addressIn(hop: string): string | null {
  const text = hop.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, "$1");
  const address = /^[\d.]+:\d+$/.test(text) ? text.replace(/:\d+$/, "") : text;
  return ipaddr.isValid(address) ? plain(address) : null;
}

/** IPv4 in the dress of IPv6 is IPv4. */
const plain = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
