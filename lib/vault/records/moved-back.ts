import { and, desc, eq, lte } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { restored } from "../links";
import type { VaultPath } from "../path";
import type { StoredFile } from "../store";
import { type RewrittenLinks, vaultMoves } from "../tables/moves";

/** What the moves that another one reverts have rewritten: of each text the last, by its path and hash. */
export type EarlierMoves = ReadonlyMap<string, RewrittenLinks>;

const keyOf = ({ path, hash }: { path: string; hash: string }): string => `${hash} ${path}`;

/** Enough to revert a day's work; the links of older moves are written like any other. */
const MAX_MOVES = 1_000;
/** A move with more rewritten links is not stored. */
const MAX_LINKS = 20_000;
/** A record that was moved to and fro more often than this has its links written like any other. */
const MAX_REPEATED = 20;

const movesOf = (ctx: Context, path: VaultPath, from: VaultPath) =>
  and(eq(vaultMoves.accountId, ctx.account.id), eq(vaultMoves.path, path), eq(vaultMoves.fromPath, from));

/** Whether a record came to its path from another one. */
export async function cameFrom(ctx: Context, tx: Tx, path: VaultPath, from: VaultPath): Promise<boolean> {
  const rows = await tx
    .select({ id: vaultMoves.id })
    .from(vaultMoves)
    .where(movesOf(ctx, path, from))
    .limit(1);
  return rows.length > 0;
}

/** The moves from `to` to `from`. */
export async function findEarlierMoves(
  ctx: Context,
  tx: Tx,
  from: VaultPath,
  to: VaultPath,
): Promise<EarlierMoves> {
  const moves = await tx
    .select({ rewritten: vaultMoves.rewritten })
    .from(vaultMoves)
    .where(movesOf(ctx, from, to))
    .orderBy(desc(vaultMoves.id))
    .limit(MAX_REPEATED);
  // The last one is first, and counts.
  const files = moves.flatMap(({ rewritten }) => rewritten).reverse();
  return new Map(files.map((file) => [keyOf(file), file]));
}

/** The text of a file with its links as they were before one of the moves; undefined when it has been changed since. */
export function textBefore(moves: EarlierMoves, file: StoredFile): string | undefined {
  const rewritten = moves.get(keyOf(file));
  return rewritten && restored(file.text, rewritten.links);
}

/** Stores what a move rewrote, so that it can be reverted. */
export async function storeMove(
  ctx: Context,
  tx: Tx,
  move: { from: VaultPath; to: VaultPath; rewritten: readonly RewrittenLinks[] },
): Promise<void> {
  const account = eq(vaultMoves.accountId, ctx.account.id);
  const links = move.rewritten.reduce((sum, file) => sum + file.links.length, 0);
  const rewritten = links > MAX_LINKS ? [] : [...move.rewritten];
  await tx
    .insert(vaultMoves)
    .values({ accountId: ctx.account.id, path: move.to, fromPath: move.from, rewritten });
  const [oldest] = await tx
    .select({ id: vaultMoves.id })
    .from(vaultMoves)
    .where(account)
    .orderBy(desc(vaultMoves.id))
    .offset(MAX_MOVES)
    .limit(1);
  if (oldest) await tx.delete(vaultMoves).where(and(account, lte(vaultMoves.id, oldest.id)));
}
