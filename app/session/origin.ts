/**
 * Whether a request that changes something comes from one of our own pages. Browsers send `Origin` with every
 * POST, so one without it is no browser's form, and a session cookie is no business of it.
 * @param publicUrl the address that people type, where the operator named one
 */
export function isOwnOrigin(headers: Headers, publicUrl: string | undefined): boolean {
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  if (publicUrl && origin === new URL(publicUrl).origin) return true;
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  return new URL(origin).host === host;
}

/** Whether the browser talks TLS to us, itself or through the operator's proxy. */
export function isServedOverTls(headers: Headers, publicUrl: string | undefined): boolean {
  if (publicUrl) return new URL(publicUrl).protocol === "https:";
  return headers.get("x-forwarded-proto")?.split(",")[0]?.trim() === "https";
}

/** The address that people type, `http://127.0.0.1:3000`. */
export function publicAddress(headers: Headers, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl.replace(/\/+$/, "");
  const host = headers.get("x-forwarded-host") ?? headers.get("host") ?? "127.0.0.1:3000";
  return `${isServedOverTls(headers, publicUrl) ? "https" : "http"}://${host}`;
}
