import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether an `Authorization` header has the token. Takes constant time. */
export function hasToken(authorization: string | null, token: string): boolean {
  const [, given = ""] = /^Bearer +(\S+) *$/i.exec(authorization ?? "") ?? [];
  return timingSafeEqual(digest(given), digest(token));
}
