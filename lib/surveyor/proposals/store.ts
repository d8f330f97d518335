import { and, eq, sql } from "drizzle-orm";
import { batchesOf } from "@/lib/core/batches";
import type { Context, Tx } from "@/lib/db";
import { proposals as table } from "../tables";
import type { Proposal } from "./relations";

const BATCH_SIZE = 2_000;

/**
 * Replaces the open proposals. What was written or rejected before is not proposed again, a relation in neither
 * direction.
 */
export async function storeProposals(ctx: Context, tx: Tx, found: readonly Proposal[]): Promise<void> {
  const own = eq(table.accountId, ctx.account.id);
  await tx.delete(table).where(and(own, eq(table.state, "proposed")));
  const settled = new Set(
    (await tx.select({ path: table.path, kind: table.kind, value: table.value }).from(table).where(own)).map(
      keyOf,
    ),
  );
  const rows = found
    .filter((each) => !settled.has(keyOf(each)) && !settled.has(keyOf(reversed(each))))
    .map((each) => ({ accountId: ctx.account.id, ...each, state: "proposed" as const }));
  for (const batch of batchesOf(rows, BATCH_SIZE)) await tx.insert(table).values(batch).onConflictDoNothing();
}

type Key = Pick<Proposal, "path" | "kind" | "value">;

const keyOf = ({ path, kind, value }: Key): string => `${kind}\0${path}\0${value}`;

/** A relation in the opposite direction. */
const reversed = (each: Key): Key =>
  each.kind === "related" ? { path: each.value, kind: "related", value: each.path } : each;

/** Counts the account's proposals by kind: those that are open, and those that were written. */
export async function countProposals(ctx: Context, tx: Tx): Promise<{ relations: number; tags: number }> {
  const rows = await tx.execute<{ kind: string; n: number }>(sql`
    select kind, count(*)::int as n from surveyor_proposals
    where account_id = ${ctx.account.id}::uuid and state in ('proposed', 'written') group by kind`);
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.n ?? 0);
  return { relations: of("related"), tags: of("tag") };
}
