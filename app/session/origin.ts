export { isServedOverTls, publicAddress } from "@/lib/core/public-address";

/**
 * Whether a request that changes something comes from one of our own pages. Browsers send `Origin` with every
 * POST, so one without it is not from a browser's form, and must not use a session cookie.
 * The web process has put a name in `Host` that can be believed.
 * @param publicUrl the address that people type, where the operator named one
 */
export function isOwnOrigin(headers: Headers, publicUrl: string | undefined): boolean {
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  if (publicUrl && origin === new URL(publicUrl).origin) return true;
  return new URL(origin).host === headers.get("host");
}
