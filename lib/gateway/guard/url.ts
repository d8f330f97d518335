import { invalid } from "@/lib/core/errors";
import { isPublicAddress } from "./address";

const MAX_LENGTH = 500;

/** Names of this machine or network (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)\.?$/i;

/**
 * A provider's normalized base URL, without a trailing slash. Throws `VALIDATION_ERROR` unless it has a public host and
 * https, or private ones are allowed. What the host resolves to is checked on connection.
 */
export function checkBaseUrl(text: string, isPrivateAllowed: boolean, field = "base_url"): string {
  const url = text.length <= MAX_LENGTH && URL.canParse(text) ? new URL(text) : null;
  const schemes = isPrivateAllowed ? ["https:", "http:"] : ["https:"];
  if (!url || !schemes.includes(url.protocol)) {
    throw invalid(
      field,
      `must be a URL such as https://api.example.org/v1${isPrivateAllowed ? ", or http://" : ""}`,
    );
  }
  if (url.username || url.password) throw invalid(field, "cannot contain a user name or password");
  if (url.search || url.hash) throw invalid(field, "cannot contain a query or a fragment");
  if (!isPrivateAllowed) assertPublic(url, field);
  return url.href.replace(/\/+$/, "");
}

function assertPublic(url: URL, field: string): void {
  // The URL parser has normalized 0x7f.1, 2130706433 and full-width digits to 127.0.0.1.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isAddress = host.includes(":") || /^[\d.]+$/.test(host);
  const isPublic = isAddress ? isPublicAddress(host) : host.includes(".") && !LOCAL.test(host);
  if (isPublic) return;
  throw invalid(
    field,
    `is a private address. The operator can allow that with KV_ALLOW_PRIVATE_PROVIDERS=yes`,
  );
}
