import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { curatorProposals, curatorWrites } from "../tables";
import type { Acceptance, AddedFields } from "../undo/writes";
import type { UndoneWrite } from "./texts-before";

interface Written {
  before: string | null;
  hash: string;
}

/** What files and other acceptances have written to the record is as if this had not been, so that it can still be undone. */
export async function restChain(ctx: Context, tx: Tx, step: UndoneWrite): Promise<void> {
  const { inboxId, write } = step;
  const { accountId, path } = curatorWrites;
  const files = await tx
    .select()
    .from(curatorWrites)
    .where(and(eq(accountId, ctx.account.id), eq(path, write.path)));
  const accepted = await acceptancesOf(ctx, tx, write.path);
  const acceptances = accepted.flatMap(({ acceptance }) =>
    acceptance.writes.filter((each) => each.path === write.path),
  );
  const rest = restOf([...files, ...acceptances], step);
  for (const row of files) {
    const isOwn = row.inboxId === inboxId;
    const added = isOwn ? withoutAdded(row.added, write.added) : row.added;
    const own = and(
      eq(accountId, ctx.account.id),
      eq(path, write.path),
      eq(curatorWrites.inboxId, row.inboxId),
    );
    const isGone = write.isCreated || (isOwn && !row.isCreated && Object.keys(added).length === 0);
    if (isGone) await tx.delete(curatorWrites).where(own);
    else
      await tx
        .update(curatorWrites)
        .set({ ...rest(row), added })
        .where(own);
  }
  for (const { id, acceptance } of accepted) {
    const writes = acceptance.writes.map((each) =>
      each.path === write.path ? { ...each, ...rest(each) } : each,
    );
    await tx
      .update(curatorProposals)
      .set({ acceptance: { ...acceptance, writes } })
      .where(and(eq(curatorProposals.accountId, ctx.account.id), eq(curatorProposals.id, id)));
  }
}

/** The other acceptances that wrote to a record. */
async function acceptancesOf(
  ctx: Context,
  tx: Tx,
  path: string,
): Promise<{ id: string; acceptance: Acceptance }[]> {
  const { accountId, state, acceptance, id } = curatorProposals;
  const rows = await tx
    .select({ id, acceptance })
    .from(curatorProposals)
    .where(
      and(
        eq(accountId, ctx.account.id),
        eq(state, "accepted"),
        isNotNull(acceptance),
        sql`${acceptance} @> ${JSON.stringify({ writes: [{ path }] })}::jsonb`,
      ),
    );
  return rows.flatMap((row) => (row.acceptance === null ? [] : [{ ...row, acceptance: row.acceptance }]));
}

/**
 * What was written right behind the undone text follows the one before it. What came later follows a text that nobody has:
 * of it, only what it added can be removed.
 */
function restOf(all: readonly Written[], { write, from, to }: UndoneWrite): (each: Written) => Written {
  const later = new Set([write.hash]);
  for (let size = 0; size < later.size; ) {
    size = later.size;
    for (const { before, hash } of all) if (before !== null && later.has(before)) later.add(hash);
  }
  return ({ before, hash }) => ({
    before: before === write.hash ? write.before : before !== null && later.has(before) ? null : before,
    hash: hash === from && to !== null ? to : hash,
  });
}

/** Fields without the values that one write added. */
function withoutAdded(added: AddedFields, undone: AddedFields): AddedFields {
  const rest: AddedFields = {};
  for (const [field, value] of Object.entries(added)) {
    const gone: unknown[] = [undone[field] ?? []].flat();
    if (Array.isArray(value)) {
      const kept = value.filter((item) => !gone.includes(item));
      if (kept.length > 0) rest[field] = kept;
    } else if (!gone.includes(value)) rest[field] = value;
  }
  return rest;
}
