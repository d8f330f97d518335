import { sql } from "drizzle-orm";
import { isoDate } from "@/lib/core/clock";
import type { AccountDb } from "@/lib/db";

/** The requests of a key that are kept, at most for this many days. */
export const MAX_KEPT_REQUESTS = 200;
export const REQUEST_RETENTION_DAYS = 30;

/** A request with an API key that was answered. */
export interface KeyRequest {
  keyId: string;
  at: Date;
  method: string;
  /** The id of the operation; null for an unknown path. */
  operation: string | null;
  status: number;
  /** From its arrival to its reply. */
  ms: number;
  address: string;
}

/** What a batch adds to the count of a day. */
interface DayCount {
  key_id: string;
  day: string;
  requests: number;
  failed: number;
}

/**
 * Adds requests of an account to the log and the counts, and removes what the log has beyond its size. A key that was
 * revoked in between is left out.
 */
export async function writeKeyRequests(
  { id, db }: { id: string; db: AccountDb },
  requests: readonly KeyRequest[],
): Promise<void> {
  const rows = newestOfEach(requests).map(({ keyId, at, ...rest }, order) => ({
    key_id: keyId,
    at: inOrder(at, order),
    ...rest,
  }));
  const keys = JSON.stringify([...new Set(requests.map(({ keyId }) => keyId))]);
  await db.tx(async (tx) => {
    await tx.execute(sql`
      insert into api_key_requests (account_id, key_id, at, method, operation, status, ms, address)
      select k.account_id, k.id, r.at, r.method, r.operation, r.status, r.ms, r.address
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as r(key_id uuid, at timestamptz, method text,
        operation text, status int, ms int, address text)
      join api_keys k on k.id = r.key_id where k.account_id = ${id}::uuid`);
    await tx.execute(sql`
      insert into api_key_days (account_id, key_id, day, requests, failed)
      select k.account_id, k.id, d.day, d.requests, d.failed
      from json_to_recordset(${JSON.stringify(countsOf(requests))}::text::json) as d(key_id uuid, day date, requests int, failed int)
      join api_keys k on k.id = d.key_id where k.account_id = ${id}::uuid
      order by k.id, d.day
      on conflict (account_id, key_id, day) do update
      set requests = api_key_days.requests + excluded.requests, failed = api_key_days.failed + excluded.failed`);
    await tx.execute(sql`
      delete from api_key_requests where account_id = ${id}::uuid and id in (
        select old.id from json_array_elements_text(${keys}::text::json) as key(id)
        cross join lateral (
          select r.id from api_key_requests r where r.account_id = ${id}::uuid and r.key_id = key.id::uuid
          order by r.at desc, r.id offset ${MAX_KEPT_REQUESTS}) as old)`);
  });
}

/** Requests of one millisecond keep their order by microseconds, which a reader does not see. */
const inOrder = (at: Date, order: number): string =>
  at.toISOString().replace("Z", `${String(Math.min(order, MAX_MICROSECONDS)).padStart(3, "0")}Z`);
const MAX_MICROSECONDS = 999;

function newestOfEach(requests: readonly KeyRequest[]): KeyRequest[] {
  const counted = new Map<string, number>();
  return requests
    .toReversed()
    .filter(({ keyId }) => {
      const before = counted.get(keyId) ?? 0;
      counted.set(keyId, before + 1);
      return before < MAX_KEPT_REQUESTS;
    })
    .toReversed();
}

function countsOf(requests: readonly KeyRequest[]): DayCount[] {
  const counts = new Map<string, DayCount>();
  for (const { keyId, at, status } of requests) {
    const day = isoDate(at);
    const count = counts.get(`${keyId} ${day}`) ?? { key_id: keyId, day, requests: 0, failed: 0 };
    count.requests += 1;
    if (status >= 400) count.failed += 1;
    counts.set(`${keyId} ${day}`, count);
  }
  return [...counts.values()];
}
