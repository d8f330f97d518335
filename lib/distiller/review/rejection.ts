import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { toStorable } from "@/lib/core/text";
import type { Context, Tx } from "@/lib/db";
import { quotedIn } from "../evidence";
import type { LearningKind } from "../learning";
import { distillerRejections } from "../tables";

/** A learning that is not wanted. */
export interface Unwanted {
  path: string;
  kind: LearningKind;
  name: string;
  body: string;
  /** The whole text. */
  record: string;
}

/** Stores a learning's evidence as a rejection, unless it is stored already. Returns the id of the rejection. */
export async function storeRejection(ctx: Context, tx: Tx, learning: Unwanted): Promise<string> {
  const { path, kind, name, body } = learning;
  const record = toStorable(learning.record);
  const own = and(
    eq(distillerRejections.accountId, ctx.account.id),
    eq(distillerRejections.path, path),
    eq(distillerRejections.record, record),
  );
  const [known] = await tx
    .select({ rejectionId: distillerRejections.rejectionId })
    .from(distillerRejections)
    .where(own);
  if (known) return known.rejectionId;
  const rejectionId = randomUUID();
  const evidence = quotedIn(body).map(({ quote }) => toStorable(quote));
  const row = {
    accountId: ctx.account.id,
    rejectionId,
    kind,
    name: toStorable(name),
    evidence,
    record,
    path,
  };
  await tx.insert(distillerRejections).values(row);
  return rejectionId;
}
