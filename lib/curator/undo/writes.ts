import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Context, Tx } from "@/lib/db";
import { curatorWrites } from "../tables";

/** Values that were added to a record, by field. */
const addedFields = z.record(z.string(), z.unknown());
export type AddedFields = z.output<typeof addedFields>;

/** What a file wrote into a record, as the journal keeps it until the file is processed. */
export const write = z.object({
  path: z.string(),
  isCreated: z.boolean(),
  /** Of the text before, of a record that existed. */
  before: z.string().nullable(),
  hash: z.string(),
  added: addedFields,
});
export type Write = z.output<typeof write>;

/** Notes what a file wrote, besides what it wrote before. */
export async function storeWrites(
  ctx: Context,
  tx: Tx,
  inboxId: string,
  writes: readonly Write[],
): Promise<void> {
  for (const { before, ...written } of writes) {
    const own = and(
      eq(curatorWrites.accountId, ctx.account.id),
      eq(curatorWrites.inboxId, inboxId),
      eq(curatorWrites.path, written.path),
    );
    const [earlier] = await tx.select().from(curatorWrites).where(own);
    if (earlier === undefined) {
      await tx.insert(curatorWrites).values({ accountId: ctx.account.id, inboxId, ...written });
      continue;
    }
    // A record that was edited in between stays one that was edited.
    const hash = earlier.hash === before ? written.hash : earlier.hash;
    await tx
      .update(curatorWrites)
      .set({ hash, added: merged(earlier.added, written.added) })
      .where(own);
  }
}

function merged(a: AddedFields, b: AddedFields): AddedFields {
  const both = { ...a, ...b };
  for (const [field, value] of Object.entries(a))
    if (Array.isArray(value)) both[field] = [...new Set([...value, ...[b[field] ?? []].flat()])];
  return both;
}
