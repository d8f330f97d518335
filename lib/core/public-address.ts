/** Whether the browser uses TLS, directly or to the operator's proxy. */
export function isServedOverTls(headers: Pick<Headers, "get">, publicUrl: string | undefined): boolean {
  if (publicUrl) return new URL(publicUrl).protocol === "https:";
  return headers.get("x-forwarded-proto")?.split(",")[0]?.trim() === "https";
}

/** The address of the service for browsers, `http://127.0.0.1:3000`. */
export function publicAddress(headers: Pick<Headers, "get">, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl.replace(/\/+$/, "");
  const host = headers.get("host") ?? "127.0.0.1:3000";
  return `${isServedOverTls(headers, publicUrl) ? "https" : "http"}://${host}`;
}

/**
 * Whether a request that changes something comes from one of our own pages. Browsers send `Origin` with every
 * POST, so one without it is not from a browser's form, and must not use a session cookie.
 * The web process has put a name in `Host` that can be believed.
 * @param publicUrl the address that people type, where the operator named one
 */
export function isOwnOrigin(headers: Pick<Headers, "get">, publicUrl: string | undefined): boolean {
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  if (publicUrl && origin === new URL(publicUrl).origin) return true;
  return new URL(origin).host === headers.get("host");
}
