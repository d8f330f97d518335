import { invalid } from "@/lib/core/errors";
import { isLinkLocal, isNetworkAddress, isPublicAddress } from "./address";

const MAX_LENGTH = 500;

/** Names of this machine or network (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)\.?$/i;

/**
 * Which addresses may be called: public ones over https; those of this machine and network, over http too; or any. Link-local
 * ones never may.
 */
export type Reach = "public" | "network" | "anywhere";

/**
 * A provider's normalized base URL, without a trailing slash. Throws `VALIDATION_ERROR` when its text shows that it is
 * beyond the reach. What the host resolves to is checked on connection.
 */
export function checkBaseUrl(text: string, reach: Reach, field = "base_url"): string {
  const example = reach === "network" ? "http://127.0.0.1:11434" : "https://api.example.org/v1";
  const rule = { example, field, setting: "KV_ALLOW_PRIVATE_PROVIDERS" };
  const url = checkPublicUrl(text, reach !== "public", rule);
  if (url.search || url.hash) throw invalid(field, "cannot contain a query or a fragment");
  if (reach === "network") assertNetwork(url, field);
  return url.href.replace(/\/+$/, "");
}

/** Names are resolved on connection; addresses are not. */
function assertNetwork(url: URL, field: string): void {
  const host = hostOf(url);
  const isAddress = host.includes(":") || /^[\d.]+$/.test(host);
  if (!isAddress || isNetworkAddress(host)) return;
  throw invalid(field, "must be an address of this machine or network, such as http://127.0.0.1:11434");
}

/** What errors name. */
interface UrlRule {
  field: string;
  example: string;
  /** With which the operator allows private ones. */
  setting: string;
}

/**
 * An address that the service may call: https and a public host, unless private ones are allowed. Throws
 * `VALIDATION_ERROR`.
 */
export function checkPublicUrl(text: string, isPrivateAllowed: boolean, rule: UrlRule): URL {
  const { field, example, setting } = rule;
  const url = text.length <= MAX_LENGTH && URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === "http:" && !isPrivateAllowed)
    throw invalid(
      field,
      `must use https, as ${example} does. The operator can allow http with ${setting}=yes`,
    );
  const isHttpNews = isPrivateAllowed && example.startsWith("https:");
  const schemes = isPrivateAllowed ? ["https:", "http:"] : ["https:"];
  if (!url || !schemes.includes(url.protocol))
    throw invalid(field, `must be a URL such as ${example}${isHttpNews ? "; http:// is allowed, too" : ""}`);
  if (url.username || url.password) throw invalid(field, "cannot contain a user name or password");
  if (!isPrivateAllowed) assertPublic(url, rule);
  else if (isLinkLocal(hostOf(url))) throw invalid(field, "is a link-local address, which is not allowed");
  return url;
}

/** Without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: Pick<URL, "hostname">): string => hostname.replace(/^\[|\]$/g, "");

/**
 * Whether the host of a URL is public by its text. The URL parser has normalized 0x7f.1, 2130706433 and full-width digits
 * to 127.0.0.1.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostOf({ hostname });
  const isAddress = host.includes(":") || /^[\d.]+$/.test(host);
  return isAddress ? isPublicAddress(host) : host.includes(".") && !LOCAL.test(host);
}

function assertPublic(url: URL, { field, setting }: UrlRule): void {
  if (isPublicHost(url.hostname)) return;
  throw invalid(field, `is a private address. The operator can allow that with ${setting}=yes`);
}
