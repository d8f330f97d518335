import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { type AuditEntry, audit } from "@/lib/audit";
import type { Context, Tx } from "@/lib/db";
import { rewriteIntents } from "@/lib/db/schema";
import { lockRecords, updateIndex, writeTexts } from "../indexing";
import { type VaultPath, vaultPath } from "../path";
import { hashOf, readFileIfAny } from "../store";

/** What is about to be done to a file, and what the audit log is to say of it. */
export interface Intent {
  path: VaultPath;
  after: string;
  entries: AuditEntry[];
}

/** Writes down what is about to be done to some files; answers an id for each. */
export async function announce(ctx: Context, intents: readonly Intent[]): Promise<string[]> {
  const rows = intents.map(({ path, after, entries }) => ({
    accountId: ctx.account.id,
    id: randomUUID(),
    path,
    afterHash: hashOf(after),
    actor: ctx.actor,
    entries,
  }));
  if (rows.length > 0) await ctx.db.tx((tx) => tx.insert(rewriteIntents).values(rows));
  return rows.map(({ id }) => id);
}

const own = (ctx: Context, id: string) =>
  and(eq(rewriteIntents.accountId, ctx.account.id), eq(rewriteIntents.id, id));

/** Ends an intent in the transaction that logs it. False when another has ended it. */
export async function withdraw(ctx: Context, tx: Tx, id: string): Promise<boolean> {
  return (
    (await tx.delete(rewriteIntents).where(own(ctx, id)).returning({ id: rewriteIntents.id })).length > 0
  );
}

/**
 * Logs the rewrites that a process had done, and not logged yet, when it died. Answers how many. Whoever is just
 * about to write such a file finds its intent gone, and leaves it to the next try.
 */
export async function finishRewrites(ctx: Context): Promise<number> {
  const left = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(rewriteIntents)
      .where(eq(rewriteIntents.accountId, ctx.account.id))
      .orderBy(asc(rewriteIntents.createdAt)),
  );
  let logged = 0;
  for (const intent of left) if (await finish(ctx, intent)) logged += 1;
  return logged;
}

async function finish(ctx: Context, intent: typeof rewriteIntents.$inferSelect): Promise<boolean> {
  const path = vaultPath(intent.path);
  const entries = await ctx.db.tx(async (tx) => {
    await lockRecords(ctx, tx, [path]);
    if (!(await withdraw(ctx, tx, intent.id))) return null;
    const file = await readFileIfAny(ctx.account.vaultDir, path);
    if (file?.hash !== intent.afterHash) return null;
    const indexed = await updateIndex(ctx, tx, { written: [file] });
    await audit({ ...ctx, actor: intent.actor }, tx, ...intent.entries);
    return indexed.entries;
  });
  if (entries === null) return false;
  await writeTexts(ctx, entries);
  return true;
}
