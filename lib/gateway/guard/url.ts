import { invalid } from "@/lib/core/errors";
import { isPublicAddress } from "./address";

const MOST = 500;

/** What a name must not end with: it means this machine or this network (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)\.?$/i;

/**
 * A provider's base URL in its normal form, without a slash at the end. Throws `VALIDATION_ERROR` for whatever
 * leads, by its text alone, to anything but a public host over https, unless private ones are allowed.
 * What the host's name resolves to is checked when it is called.
 */
export function checkBaseUrl(text: string, isPrivateAllowed: boolean, field = "base_url"): string {
  const url = text.length <= MOST && URL.canParse(text) ? new URL(text) : null;
  const schemes = isPrivateAllowed ? ["https:", "http:"] : ["https:"];
  if (!url || !schemes.includes(url.protocol)) {
    throw invalid(
      field,
      `must be a URL such as https://api.example.org/v1${isPrivateAllowed ? ", or http://" : ""}`,
    );
  }
  if (url.username || url.password) throw invalid(field, "cannot bear a user name or password");
  if (url.search || url.hash) throw invalid(field, "cannot bear a query or a fragment");
  if (!isPrivateAllowed) refusePrivate(url, field);
  return url.href.replace(/\/+$/, "");
}

function refusePrivate(url: URL, field: string): void {
  // The URL parser has already made 127.0.0.1 of 0x7f.1, 2130706433 and full-width digits.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isAddress = host.includes(":") || /^[\d.]+$/.test(host);
  const isPublic = isAddress ? isPublicAddress(host) : host.includes(".") && !LOCAL.test(host);
  if (isPublic) return;
  throw invalid(
    field,
    `leads to a private address. The operator can allow that with KV_ALLOW_PRIVATE_PROVIDERS=yes`,
  );
}
