import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { LinkRow } from "./columns";
import { lockVaultHere } from "./lock";
import { oneByOne, toArray } from "./parameters";
import { type Candidates, candidatesOf, Resolver } from "./resolver";

/** Queries the index for the candidates with these keys. */
export const findCandidates = async (ctx: Context, tx: Tx, keys: Iterable<string>): Promise<Candidates> =>
  candidatesOf(await findPaths(ctx, tx, keys));

/** The paths of the candidates with these keys. */
export async function findPaths(ctx: Context, tx: Tx, keys: Iterable<string>): Promise<Set<string>> {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return new Set();
  const rows = await tx.execute<{ path: string }>(sql`
    select file.path from unnest(${toArray(wanted)}::text[]) as wanted(key), ${oneByOne(sql`
      select path from vault_files where account_id = ${ctx.account.id}::uuid and stem_key = wanted.key`)} as file`);
  return new Set(rows.map((row) => row.path));
}

/** `at` is the location of its row. */
type StoredLink = Pick<LinkRow, "source" | "target" | "state" | "targetPath"> & { at: string };

/** A link that led to the file `from`, and now leads to another, `to`. */
export interface Diverted {
  source: string;
  from: string;
  to: string;
}

/** What became of links when they were resolved again. */
export interface ResolvedAgain {
  /** The number of links that became broken. */
  newlyBroken: number;
  diverted: Diverted[];
}

/** Resolves all links again that match these keys, among the candidates of `known` if it has them. */
export async function resolveAgain(
  ctx: Context,
  tx: Tx,
  stemKeys: Iterable<string>,
  known?: Resolver,
): Promise<ResolvedAgain> {
  const keys = [...new Set(stemKeys)];
  if (keys.length === 0) return UNCHANGED;
  const links = await tx.execute<StoredLink & Record<string, unknown>>(sql`
    select link.* from unnest(${toArray(keys)}::text[]) as wanted(key), ${oneByOne(sql`
      select ctid::text as at, source, target, state, target_path as "targetPath" from vault_links
      where account_id = ${ctx.account.id}::uuid and target_key = wanted.key`)} as link`);
  const resolver = known ?? new Resolver(await findCandidates(ctx, tx, keys));
  const changed = links
    .map((link) => ({ before: link, now: resolver.target(link.target, link.source) }))
    .filter(({ before, now }) => before.state !== now.state || before.targetPath !== now.targetPath);
  if (changed.length === 0) return UNCHANGED;
  await tx.execute(sql`
    update vault_links link set state = found.state, target_path = found.path
    from unnest(${toArray(changed.map(({ before }) => before.at))}::tid[],
      ${toArray(changed.map(({ now }) => now.state))}::text[],
      ${toArray(changed.map(({ now }) => now.targetPath))}::text[]) as found(at, state, path)
    where link.ctid = found.at`);
  return {
    newlyBroken: changed.filter(({ before, now }) => now.state === "broken" && before.state !== "broken")
      .length,
    diverted: changed.flatMap(({ before: { source, targetPath: from }, now: { targetPath: to } }) =>
      from !== null && to !== null && from !== to ? [{ source, from, to }] : [],
    ),
  };
}

const UNCHANGED: ResolvedAgain = { newlyBroken: 0, diverted: [] };

const KEYS_PER_BATCH = 2_000;

/** Resolves every link again: those of an index that another version made. */
export async function resolveAllAgain(ctx: Context): Promise<void> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const from: string = after;
    after = await ctx.db.tx(async (tx) => {
      await lockVaultHere(ctx, tx);
      const rows = await tx.execute<{ key: string }>(sql`
        select distinct target_key as key from vault_links
        where account_id = ${ctx.account.id}::uuid and target_key > ${from} order by 1 limit ${KEYS_PER_BATCH}`);
      await resolveAgain(
        ctx,
        tx,
        rows.map(({ key }) => key),
      );
      return rows.at(-1)?.key;
    });
  }
}
