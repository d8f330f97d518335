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
  /** Hash of the previous text, if the record existed. */
  before: z.string().nullable(),
  hash: z.string(),
  added: addedFields,
});
export type Write = z.output<typeof write>;

/** What accepting a proposal wrote, so that it can be undone. */
export interface Acceptance {
  writes: Write[];
  /** Where the record was, if it was a draft. */
  draft: string | null;
  /** Whether the records of the file were without this one. */
  isListed: boolean;
  /** The proposal of the same name that it was accepted with. */
  with: string | null;
}

/** Stores what a file wrote, in addition to its earlier writes. */
export async function storeWrites(
  ctx: Context,
  tx: Tx,
  inboxId: string,
  writes: readonly Write[],
): Promise<void> {
  const own = and(eq(curatorWrites.accountId, ctx.account.id), eq(curatorWrites.inboxId, inboxId));
  const stored = await tx.select().from(curatorWrites).where(own);
  const earlier = new Map(stored.map((each) => [each.path, each]));
  const fresh = writes.filter(({ path }) => !earlier.has(path));
  if (fresh.length > 0)
    await tx
      .insert(curatorWrites)
      .values(fresh.map((written) => ({ accountId: ctx.account.id, inboxId, ...written })));
  for (const { path, before, hash, added } of writes) {
    const first = earlier.get(path);
    if (first === undefined) continue;
    await tx
      .update(curatorWrites)
      // A record that was edited in between still counts as edited.
      .set({ hash: first.hash === before ? hash : first.hash, added: merged(first.added, added) })
      .where(and(own, eq(curatorWrites.path, path)));
  }
}

function merged(a: AddedFields, b: AddedFields): AddedFields {
  const both = { ...a, ...b };
  for (const [field, value] of Object.entries(a))
    if (Array.isArray(value)) both[field] = [...new Set([...value, ...[b[field] ?? []].flat()])];
  return both;
}
