import { createHash } from "node:crypto";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { DAY_MS } from "@/lib/core/clock";
import { conflict, invalid, KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { idempotencyKeys } from "@/lib/operation";

/** A reply as it is stored and sent again. */
export interface StoredReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const TTL_MS = DAY_MS;
/** A call whose process died leaves its key locked; after this long another may run. */
const LOCK_TIMEOUT_MS = 120_000;

/**
 * Runs `work` once for an `Idempotency-Key`: the same key with the same request returns the stored reply,
 * with another one throws `IDEMPOTENCY_MISMATCH`, and `CONFLICT` while the first still runs.
 * Only successes are stored: an error wrote nothing, so its key may be used again with a corrected request.
 * Source: IETF draft "The Idempotency-Key HTTP Header Field", 7.
 */
export async function withIdempotency(
  ctx: Context,
  header: string | null,
  request: { method: string; path: string; input: unknown },
  work: () => Promise<StoredReply>,
): Promise<StoredReply> {
  if (header === null) return work();
  const key = keyOf(header);
  const fingerprint = createHash("sha256").update(JSON.stringify(request)).digest("hex");
  const earlier = await reserve(ctx, key, fingerprint);
  if (earlier) return { ...earlier, headers: { ...earlier.headers, "Idempotency-Replayed": "true" } };
  try {
    const reply = await work();
    await settle(ctx, key, reply);
    return reply;
  } catch (error) {
    await release(ctx, key);
    throw error;
  }
}

function keyOf(header: string): string {
  const key = header.trim().replace(/^"(.*)"$/, "$1");
  if (key.length >= 1 && key.length <= 255) return key;
  throw invalid("Idempotency-Key", "must be 1 to 255 characters");
}

const own = (ctx: Context, key: string) =>
  and(eq(idempotencyKeys.accountId, ctx.account.id), eq(idempotencyKeys.key, key));

/** Takes the key for this call, or returns the reply that is stored under it. */
async function reserve(ctx: Context, key: string, fingerprint: string): Promise<StoredReply | null> {
  const now = ctx.clock.now();
  return ctx.db.tx(async (tx) => {
    await tx
      .delete(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.accountId, ctx.account.id),
          or(
            lt(idempotencyKeys.createdAt, new Date(now.getTime() - TTL_MS)),
            and(
              sql`${idempotencyKeys.status} is null`,
              lt(idempotencyKeys.createdAt, new Date(now.getTime() - LOCK_TIMEOUT_MS)),
            ),
          ),
        ),
      );
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ accountId: ctx.account.id, key, fingerprint, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length > 0) return null;
    const [earlier] = await tx.select().from(idempotencyKeys).where(own(ctx, key));
    if (!earlier) throw conflict("The Idempotency-Key was just released: try again");
    if (earlier.fingerprint !== fingerprint) {
      throw new KvError("IDEMPOTENCY_MISMATCH", "This Idempotency-Key was used with another request");
    }
    if (earlier.status === null || earlier.body === null) {
      throw conflict("The first request with this Idempotency-Key is still running");
    }
    return { status: earlier.status, headers: earlier.headers ?? {}, body: earlier.body };
  });
}

const settle = (ctx: Context, key: string, { status, headers, body }: StoredReply) =>
  ctx.db.tx((tx) => tx.update(idempotencyKeys).set({ status, headers, body }).where(own(ctx, key)));

const release = (ctx: Context, key: string) =>
  ctx.db.tx((tx) => tx.delete(idempotencyKeys).where(own(ctx, key)));
