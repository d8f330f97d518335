import type { IncomingHttpHeaders } from "node:http";
import ipaddr from "ipaddr.js";

/** Headers that only a trusted proxy may set. */
const PROXY_HEADERS = ["x-forwarded-for", "x-forwarded-proto"] as const;

/** The operator's proxies: `trusted` lists addresses and networks. */
export class TrustedProxies {
  private readonly networks: [ipaddr.IPv4 | ipaddr.IPv6, number][];

  constructor(private readonly trusted: readonly string[]) {
    this.networks = trusted.map((each) =>
      each.includes("/") ? ipaddr.parseCIDR(each) : [ipaddr.process(each), addressBits(ipaddr.process(each))],
    );
  }

  /** Whether no proxy is configured. */
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

const addressBits = (address: ipaddr.IPv4 | ipaddr.IPv6): number => (address.kind() === "ipv4" ? 32 : 128);

/**
 * The client of a request that came from `peer`. Each proxy appends the address it received the request from to
 * `X-Forwarded-For`, so the list is read from its end while the writers are trusted; earlier entries may be forged.
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

/**
 * Removes proxy headers of a peer that is not a trusted proxy. Without configured proxies the headers stay, so that TLS in
 * front works.
 */
export function dropUntrustedHeaders(
  headers: IncomingHttpHeaders,
  peer: string,
  proxies: TrustedProxies,
): void {
  if (proxies.isEmpty || proxies.has(peer)) return;
  for (const name of PROXY_HEADERS) delete headers[name];
}

/** `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]:4711` */
function addressIn(hop: string): string | null {
  const text = hop.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, "$1");
  const address = /^[\d.]+:\d+$/.test(text) ? text.replace(/:\d+$/, "") : text;
  return ipaddr.isValid(address) ? plain(address) : null;
}

/** Turns an IPv4-mapped IPv6 address into IPv4. */
const plain = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
