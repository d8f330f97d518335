import { createHash } from "node:crypto";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { canonicalJson } from "@/lib/core/canonical-json";
import { DAY_MS } from "@/lib/core/clock";
import { conflict, invalid, KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { idempotencyKeys } from "@/lib/operation";

/** A call that may be repeated. */
interface Call {
  method: string;
  path: string;
  input: unknown;
  /** Whether its reply may be stored; one with a secret may not. */
  isStored: boolean;
}

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
 * Only successes are stored; of one whose reply may not be, a repetition throws `CONFLICT`. A refusal wrote nothing, so its key may be used again with a corrected request; a run that
 * failed may have done a part, so its key stays taken as long as that of a success; after any other error the work may have been
 * done as well, and the key stays reserved until the lock times out.
 * Source: IETF draft "The Idempotency-Key HTTP Header Field", 7.
 */
export async function withIdempotency(
  ctx: Context,
  header: string | null,
  { isStored, ...request }: Call,
  work: () => Promise<StoredReply>,
): Promise<StoredReply> {
  if (header === null) return work();
  const key = keyOf(header);
  const fingerprint = createHash("sha256").update(canonicalJson(request)).digest("hex");
  const reservation = { key, reservedAt: ctx.clock.now() };
  const earlier = await reserve(ctx, reservation, fingerprint);
  if (earlier) return { ...earlier, headers: { ...earlier.headers, "Idempotency-Replayed": "true" } };
  const reply = await work().catch(async (error: unknown) => {
    if (isRefusal(error)) await release(ctx, reservation).catch(logFailure(ctx, "released"));
    if (isFailedRun(error)) await settle(ctx, reservation, FAILED).catch(logFailure(ctx, "stored"));
    throw error;
  });
  await settle(ctx, reservation, isStored ? reply : { ...reply, body: null }).catch(
    logFailure(ctx, "stored"),
  );
  return reply;
}

const isRefusal = (error: unknown): boolean => error instanceof KvError && !error.mayBeDone;

/** Its end is known, unlike that of a change that could not be confirmed. */
const isFailedRun = (error: unknown): boolean =>
  error instanceof KvError && error.mayBeDone && error.code !== "UNAVAILABLE";

/** What is stored of a failure. */
const FAILED = { status: 500, headers: {}, body: null };

/** The work is over, and what came of it is replied all the same. */
const logFailure = (ctx: Context, what: string) => (error: unknown) =>
  ctx.log.error({ err: error }, `the reply of an Idempotency-Key could not be ${what}`);

function keyOf(header: string): string {
  const key = header.trim().replace(/^"(.*)"$/, "$1");
  if (key.length >= 1 && key.length <= 255) return key;
  throw invalid("Idempotency-Key", "must be 1 to 255 characters");
}

const own = (ctx: Context, key: string) =>
  and(eq(idempotencyKeys.accountId, ctx.account.id), eq(idempotencyKeys.key, key));

/** A key that a call has taken. After a timeout another call takes the key: its reservation has another time. */
interface Reservation {
  key: string;
  reservedAt: Date;
}

const reserved = (ctx: Context, { key, reservedAt }: Reservation) =>
  and(own(ctx, key), eq(idempotencyKeys.createdAt, reservedAt));

/** Takes the key for this call, or returns the reply that is stored under it. */
async function reserve(
  ctx: Context,
  { key, reservedAt: now }: Reservation,
  fingerprint: string,
): Promise<StoredReply | null> {
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
    return replyOf(earlier, fingerprint);
  });
}

/** The reply to the call that took the key before; throws where there is none that can be repeated. */
function replyOf(earlier: typeof idempotencyKeys.$inferSelect, fingerprint: string): StoredReply {
  if (earlier.fingerprint !== fingerprint) {
    throw new KvError("IDEMPOTENCY_MISMATCH", "This Idempotency-Key was used with another request");
  }
  if (earlier.status === null) {
    throw conflict(
      "The first request with this Idempotency-Key is still running, or ended without saying what it has done",
    );
  }
  if (earlier.status === FAILED.status) {
    throw conflict(
      "The first request with this Idempotency-Key failed, and may have been carried out in part: read what it has made, and use " +
        "another Idempotency-Key to repeat it",
    );
  }
  if (earlier.body === null) {
    throw conflict(
      "The first request with this Idempotency-Key was carried out. Its reply had a secret, which is shown once and not stored: " +
        "read what it has made, and use another Idempotency-Key for another",
    );
  }
  return { status: earlier.status, headers: earlier.headers ?? {}, body: earlier.body };
}

const settle = (
  ctx: Context,
  reservation: Reservation,
  { status, headers, body }: Omit<StoredReply, "body"> & { body: string | null },
) =>
  ctx.db.tx((tx) =>
    tx.update(idempotencyKeys).set({ status, headers, body }).where(reserved(ctx, reservation)),
  );

const release = (ctx: Context, reservation: Reservation) =>
  ctx.db.tx((tx) => tx.delete(idempotencyKeys).where(reserved(ctx, reservation)));
