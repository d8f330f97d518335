import { and, eq, lt } from "drizzle-orm";
import { daysBefore } from "@/lib/core/clock";
import { idempotencyKeys } from "@/lib/operation";
import type { Pruner } from "@/lib/runs";

/** Replies kept for an `Idempotency-Key`: for a day, as documented. */
export const replies: Pruner = {
  name: "kept replies",
  prune: ({ id, db }, { now }) =>
    db.tx(async (tx) => {
      const gone = await tx
        .delete(idempotencyKeys)
        .where(and(eq(idempotencyKeys.accountId, id), lt(idempotencyKeys.createdAt, daysBefore(now, 1))))
        .returning({ key: idempotencyKeys.key });
      return gone.length;
    }),
};
