/**
 * The pause in milliseconds that a `Retry-After` header asks for (RFC 9110, 10.2.3): seconds or a date; undefined
 * without one.
 */
export function retryAfterMs(header: string | null | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const ms = /^\d{1,6}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms >= 0 ? ms : undefined;
}
