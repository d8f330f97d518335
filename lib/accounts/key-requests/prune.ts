import { and, eq, lt } from "drizzle-orm";
import { isoDate } from "@/lib/core/clock";
import type { Tx } from "@/lib/db";
import { apiKeyDays, apiKeyRequests } from "../tables/key-requests";

/** Removes requests and counts of before a time. Returns the number of requests. */
export async function pruneKeyRequests(tx: Tx, accountId: string, before: Date): Promise<number> {
  const gone = await tx
    .delete(apiKeyRequests)
    .where(and(eq(apiKeyRequests.accountId, accountId), lt(apiKeyRequests.at, before)))
    .returning({ id: apiKeyRequests.id });
  const day = isoDate(before);
  await tx.delete(apiKeyDays).where(and(eq(apiKeyDays.accountId, accountId), lt(apiKeyDays.day, day)));
  return gone.length;
}
