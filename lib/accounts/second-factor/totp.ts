import { createHmac, timingSafeEqual } from "node:crypto";

/** Time-based one-time passwords (RFC 6238) as authenticator apps make them: HMAC-SHA-1, 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks that are off by a step are forgiven. */
const TOLERANCE = 1;

export const CODE_FORM = /^\d{6}$/;

/** The number of the time step at an instant. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The code of a time step (RFC 4226, 5.3). */
export function codeOf(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hmac = createHmac("sha1", secret).update(counter).digest();
  const offset = (hmac.at(-1) ?? 0) & 0x0f;
  const number = hmac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The time step of this code, the current one or the one before or after; null if it is none of these. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  if (!CODE_FORM.test(code)) return null;
  const current = stepAt(now);
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step += 1) {
    if (timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code))) return step;
  }
  return null;
}
