import { and, eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { vaultFiles } from "../tables/vault";

/** Whether the index has a record at this path. */
export async function isRecord(ctx: Context, path: string): Promise<boolean> {
  const isHere = and(
    eq(vaultFiles.accountId, ctx.account.id),
    eq(vaultFiles.path, path),
    eq(vaultFiles.kind, "record"),
  );
  const rows = await ctx.db.tx((tx) =>
    tx.select({ path: vaultFiles.path }).from(vaultFiles).where(isHere).limit(1),
  );
  return rows.length > 0;
}
