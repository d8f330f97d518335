import { and, desc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { auditEntries } from "@/lib/audit";
import type { Context, Tx } from "@/lib/db";
import { VAULT_DETACHED } from "@/lib/vault";

/** The actions of the audit log; the detail of the first has what was added. */
export const ADD = "sample.add";
export const REMOVE = "sample.remove";

const added = z.object({ path: z.string(), hash: z.string() });
const detail = z.object({ records: z.array(added), files: z.array(added) });

/** A file when it was added: its path, and the SHA-256 of its bytes. */
export type Added = z.output<typeof added>;
export type Installed = z.output<typeof detail>;

/** What the sample vault added, unless it was removed since, or the vault that it was added to was detached. */
export async function installed(ctx: Context, tx: Tx): Promise<Installed | null> {
  const { accountId, action, id } = auditEntries;
  const [last] = await tx
    .select()
    .from(auditEntries)
    .where(and(eq(accountId, ctx.account.id), inArray(action, [ADD, REMOVE, VAULT_DETACHED])))
    .orderBy(desc(id))
    .limit(1);
  return last?.action === ADD ? detail.parse(last.detail) : null;
}

/** Whether the vault has the sample vault. */
export const hasSample = async (ctx: Context): Promise<boolean> =>
  (await ctx.db.tx((tx) => installed(ctx, tx))) !== null;
