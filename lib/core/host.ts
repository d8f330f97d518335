import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import type { TrustedProxies } from "./client-address";

export interface HostRules {
  proxies: TrustedProxies;
  /** The public address, if the operator configured one. */
  publicUrl: string | undefined;
  /** Where this process listens, `127.0.0.1:3000`. */
  local: string;
}

/**
 * Sets `Host` to a name that this service can trust, and removes `X-Forwarded-Host`. The client's value is kept when it
 * comes from a trusted proxy, equals the public address, or is an IP address or localhost, which protects against DNS
 * rebinding. Any other value is replaced by the public address, else by the local one.
 */
export function normalizeHost(headers: IncomingHttpHeaders, peer: string, rules: HostRules): void {
  const { proxies, publicUrl, local } = rules;
  const isProxy = proxies.has(peer);
  const forwarded = headers["x-forwarded-host"]?.toString().split(",")[0]?.trim();
  delete headers["x-forwarded-host"];
  const claimed = (isProxy && forwarded) || headers.host;
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  const isTrusted = claimed !== undefined && (isProxy || claimed === publicHost || isPlainAddress(claimed));
  headers.host = isTrusted ? claimed : (publicHost ?? local);
}

/** An IP address or localhost, with or without a port. */
function isPlainAddress(host: string): boolean {
  const url = `http://${host}`;
  if (!URL.canParse(url)) return false;
  const { hostname, host: normal } = new URL(url);
  if (normal !== host.toLowerCase().replace(/:80$/, "")) return false;
  return isIP(hostname.replace(/^\[|\]$/g, "")) !== 0 || /(^|\.)localhost$/.test(hostname);
}
