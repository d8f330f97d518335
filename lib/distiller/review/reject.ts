import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { type Context, notify } from "@/lib/db";
import { deleteRecord, restoreRecord, vaultPath } from "@/lib/vault";
import { isLearningKind } from "../drafts";
import { distillerRejections } from "../tables";
import { findLearning } from "./find";
import { storeRejection } from "./rejection";

const rejectLearningInput = z.strictObject({ path: z.string("must be the path of a learning") });

export interface Rejected {
  /** The id with which the rejection can be reverted. */
  rejection: string;
  path: string;
  name: string;
}

/**
 * Deletes a learning and stores its evidence as a rejection, so that it is not extracted again.
 * Throws `NOT_FOUND`, and `CONFLICT` for a record that the distiller did not create.
 */
export async function rejectLearning(
  ctx: Context,
  input: z.input<typeof rejectLearningInput>,
): Promise<Rejected> {
  const { record, kind } = await findLearning(ctx, parse(rejectLearningInput, input).path);
  const { path, name, body, raw } = record;
  // Stored first: a deleted learning without a rejection would be extracted again.
  const rejection = await ctx.db.tx((tx) => storeRejection(ctx, tx, { path, kind, name, body, record: raw }));
  await deleteRecord(ctx, { path, ifMatch: `"${record.etag}"` }).catch(async (error: unknown) => {
    await deleteRejection(ctx, rejection);
    throw error;
  });
  await ctx.db.tx((tx) => notify(ctx, tx, "kv_live"));
  return { rejection, path, name };
}

const whereRejection = (ctx: Context, rejection: string) =>
  and(eq(distillerRejections.accountId, ctx.account.id), eq(distillerRejections.rejectionId, rejection));

const deleteRejection = (ctx: Context, rejection: string) =>
  ctx.db.tx((tx) => tx.delete(distillerRejections).where(whereRejection(ctx, rejection)));

export interface Rejection {
  rejection: string;
  kind: string;
  name: string;
  /** ISO 8601. */
  at: string;
}

/** Rejections, newest first. */
export async function listRejections(ctx: Context, limit: number): Promise<Rejection[]> {
  const { rejectionId, kind, name, createdAt, accountId } = distillerRejections;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ rejection: rejectionId, kind, name, at: createdAt })
      .from(distillerRejections)
      .where(eq(accountId, ctx.account.id))
      .orderBy(desc(createdAt))
      .limit(limit),
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

const restoreLearningInput = z.strictObject({ rejection: z.uuid("must be the id of a rejection") });

/** Reverts a rejection: the record is again where it was, with the text that it had. Throws `NOT_FOUND`, and `CONFLICT` when its path is in use. */
export async function restoreLearning(
  ctx: Context,
  input: z.input<typeof restoreLearningInput>,
): Promise<{ path: string; name: string }> {
  const { rejection } = parse(restoreLearningInput, input);
  const [row] = await ctx.db.tx((tx) =>
    tx.select().from(distillerRejections).where(whereRejection(ctx, rejection)),
  );
  if (!row || !isLearningKind(row.kind))
    throw notFound("This rejection does not exist or is already reverted");
  await restoreRecord(ctx, { path: vaultPath(row.path), text: row.record, entries: [] });
  await deleteRejection(ctx, rejection);
  return { path: row.path, name: row.name };
}
