import { and, eq, gte, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import { DAY_MS } from "@/lib/core/clock";
import type { Database, Tx } from "@/lib/db";
import { devices, pairingRequests } from "../tables/devices";

/** An expired request is kept for this time, so that a late device gets the reason. */
const RETENTION_MS = DAY_MS;

/** A transaction that may read and write the requests of an account; null: unclaimed ones. */
export const pairingTx = <T>(
  db: Database,
  accountId: string | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => (accountId === null ? db.system(work) : db.account(accountId).tx(work));

/** Requests of the account; null: unclaimed ones. */
export const ofPairing = (accountId: string | null): SQL =>
  accountId === null ? isNull(pairingRequests.accountId) : eq(pairingRequests.accountId, accountId);

/** Deletes old requests, and devices that never fetched their token. Returns how many. */
export async function sweep(tx: Tx, accountId: string | null, now: Date): Promise<number> {
  const past = new Date(now.getTime() - RETENTION_MS);
  const requests = await tx
    .delete(pairingRequests)
    .where(and(ofPairing(accountId), lt(pairingRequests.expiresAt, past)))
    .returning({ id: pairingRequests.id });
  if (accountId === null) return requests.length;
  const unfetched = await tx
    .delete(devices)
    .where(and(eq(devices.accountId, accountId), isNull(devices.hash), lt(devices.fetchBy, now)))
    .returning({ id: devices.id });
  return requests.length + unfetched.length;
}

/** Devices that have a token, or may still fetch it. */
export const isUsable = (now: Date) => or(isNotNull(devices.hash), gte(devices.fetchBy, now));

/** The account's usable devices. */
export const ofAccount = (accountId: string, now: Date) =>
  and(eq(devices.accountId, accountId), isUsable(now));
