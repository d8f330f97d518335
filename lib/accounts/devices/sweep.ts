import { and, eq, gte, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Tx } from "@/lib/db";
import { devices, pairingRequests } from "@/lib/db/schema";

/** A request is known for so long after it has expired, so that whoever comes late is told why. */
const KEPT_MS = 24 * 3_600_000;

/** Forgets requests of long ago, and devices that never fetched their token. Returns how many. */
export async function sweep(tx: Tx, accountId: string, now: Date): Promise<number> {
  const past = new Date(now.getTime() - KEPT_MS);
  const requests = await tx
    .delete(pairingRequests)
    .where(and(eq(pairingRequests.accountId, accountId), lt(pairingRequests.expiresAt, past)))
    .returning({ id: pairingRequests.id });
  const unfetched = await tx
    .delete(devices)
    .where(and(eq(devices.accountId, accountId), isNull(devices.hash), lt(devices.fetchBy, now)))
    .returning({ id: devices.id });
  return requests.length + unfetched.length;
}

/** The account's devices that have a token, or may still fetch it. */
export const ofAccount = (accountId: string, now: Date) =>
  and(eq(devices.accountId, accountId), or(isNotNull(devices.hash), gte(devices.fetchBy, now)));
