import { and, asc, desc, eq, gte } from "drizzle-orm";
import { daysBefore, isoDate } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { apiKeyDays, apiKeyRequests } from "../tables/key-requests";
import { apiKeys } from "../tables/users";
import { REQUEST_RETENTION_DAYS } from "./write";

/** The last requests of a key, newest first, and its requests on each of the last days. Throws `NOT_FOUND`. */
export function readKeyRequests(ctx: Context, id: string, limit: number) {
  const days = lastDays(ctx.clock.now());
  const [first = ""] = days;
  return ctx.db.tx(async (tx) => {
    const ofAccount = ctx.account.id;
    const [key] = await tx
      .select({ id: apiKeys.id })
      .from(apiKeys)
      .where(and(eq(apiKeys.accountId, ofAccount), eq(apiKeys.id, id)));
    if (!key) throw notFound("There is no such API key: it may have been revoked");
    const requests = await tx
      .select()
      .from(apiKeyRequests)
      .where(and(eq(apiKeyRequests.accountId, ofAccount), eq(apiKeyRequests.keyId, id)))
      .orderBy(desc(apiKeyRequests.at), asc(apiKeyRequests.id))
      .limit(limit);
    const isOfKey = and(eq(apiKeyDays.accountId, ofAccount), eq(apiKeyDays.keyId, id));
    const counted = await tx
      .select()
      .from(apiKeyDays)
      .where(and(isOfKey, gte(apiKeyDays.day, first)));
    const byDay = new Map(counted.map((count) => [count.day, count]));
    return {
      requests,
      days: days.map((day) => {
        const { requests: n = 0, failed = 0 } = byDay.get(day) ?? {};
        return { day, requests: n, failed };
      }),
    };
  });
}

/** The days that are counted, the oldest first, in UTC. */
const lastDays = (now: Date): string[] =>
  Array.from({ length: REQUEST_RETENTION_DAYS }, (_, at) =>
    isoDate(daysBefore(now, REQUEST_RETENTION_DAYS - 1 - at)),
  );
