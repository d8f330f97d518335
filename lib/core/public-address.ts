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
