import { and, eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { readIfReadable, vaultPath } from "@/lib/vault";
import { curatorWrites } from "../tables";

/** What an act gave, and which record it moved. */
interface Act<T> {
  result: T;
  moved?: { from: string; to: string };
}

/**
 * Does something with the records that a file wrote other than editing them, so that they can still be undone with it.
 */
export async function followWrites<T>(
  ctx: Context,
  inboxId: string,
  work: () => Promise<Act<T>>,
): Promise<T> {
  const own = and(eq(curatorWrites.accountId, ctx.account.id), eq(curatorWrites.inboxId, inboxId));
  const writes = await ctx.db.tx((tx) => tx.select().from(curatorWrites).where(own));
  const untouched: string[] = [];
  for (const { path, hash } of writes) if ((await hashAt(ctx, path)) === hash) untouched.push(path);
  const { result, moved } = await work();
  for (const path of untouched) {
    const now = path === moved?.from ? moved.to : path;
    const hash = await hashAt(ctx, now);
    if (hash === null) continue;
    await ctx.db.tx((tx) =>
      tx
        .update(curatorWrites)
        .set({ path: now, hash })
        .where(and(own, eq(curatorWrites.path, path))),
    );
  }
  return result;
}

/** The hash of a record's text; null if it is not there. */
export const hashAt = async (ctx: Context, path: string): Promise<string | null> =>
  (await readIfReadable(ctx.account.vaultDir, vaultPath(path)))?.hash ?? null;
