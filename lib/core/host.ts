import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import type { TrustedProxies } from "./client-address";

export interface HostRules {
  proxies: TrustedProxies;
  /** The address that people type, where the operator named one. */
  publicUrl: string | undefined;
  /** Where this process listens, `127.0.0.1:3000`. */
  local: string;
}

/**
 * Leaves in `Host` the name by which this service may call itself, and drops `X-Forwarded-Host`. What a client claims
 * counts only where it cannot mislead: from a trusted proxy, when it is the public address, and when it is an IP address
 * or localhost, which no foreign DNS name resolves to. Any other name gives way to the public address or to our own.
 */
export function settleHost(headers: IncomingHttpHeaders, peer: string, rules: HostRules): void {
  const { proxies, publicUrl, local } = rules;
  const isProxy = proxies.has(peer);
  const forwarded = headers["x-forwarded-host"]?.toString().split(",")[0]?.trim();
  delete headers["x-forwarded-host"];
  const claimed = (isProxy && forwarded) || headers.host;
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  const isBelieved = claimed !== undefined && (isProxy || claimed === publicHost || isPlainAddress(claimed));
  headers.host = isBelieved ? claimed : (publicHost ?? local);
}

/** An IP address or localhost, with or without a port. */
function isPlainAddress(host: string): boolean {
  const url = `http://${host}`;
  if (!URL.canParse(url)) return false;
  const { hostname, host: normal } = new URL(url);
  if (normal !== host.toLowerCase().replace(/:80$/, "")) return false;
  return isIP(hostname.replace(/^\[|\]$/g, "")) !== 0 || /(^|\.)localhost$/.test(hostname);
}
