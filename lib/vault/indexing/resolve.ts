import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { resolveLink, stemKey } from "../links";
import type { Entry } from "./entry";
import { type LinkRow, toJson } from "./rows";

/** The files that a link's last part could mean: paths by stem key. */
export type Candidates = ReadonlyMap<string, readonly string[]>;

export function candidatesOf(paths: Iterable<string>): Candidates {
  const byStem = new Map<string, string[]>();
  for (const path of paths) {
    const key = stemKey(path);
    const same = byStem.get(key);
    if (same) same.push(path);
    else byStem.set(key, [path]);
  }
  return byStem;
}

/** Asks the index for the files that links with these keys could mean. */
export async function findCandidates(ctx: Context, tx: Tx, keys: Iterable<string>): Promise<Candidates> {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return new Map();
  const rows = await tx.execute<{ path: string }>(sql`
    select path from vault_files where account_id = ${ctx.account.id}::uuid
    and stem_key in (select json_array_elements_text(${toJson(wanted)}::text::json))`);
  return candidatesOf(rows.map((row) => row.path));
}

/** The links of an entry, resolved. */
export function resolveEntry(entry: Entry, candidates: Candidates): LinkRow[] {
  return entry.links.map((link, ordinal) => ({
    source: entry.path,
    ordinal,
    ...link,
    ...resolveTarget(link.target, entry.path, candidates),
  }));
}

function resolveTarget(target: string, source: string, candidates: Candidates) {
  const found = resolveLink(target, source, candidates.get(stemKey(target)) ?? []);
  return { state: found.state, targetPath: found.path ?? null };
}

/**
 * Resolves again every link that could mean a file that came or went.
 * Returns how many links are broken now that were not.
 */
export async function resolveAgain(ctx: Context, tx: Tx, stemKeys: Iterable<string>): Promise<number> {
  const keys = [...new Set(stemKeys)];
  if (keys.length === 0) return 0;
  const links = await tx.execute<LinkRow & Record<string, unknown>>(sql`
    select source, ordinal, target, relation, state, target_path as "targetPath" from vault_links
    where account_id = ${ctx.account.id}::uuid
    and target_key in (select json_array_elements_text(${toJson(keys)}::text::json))`);
  const known = await findCandidates(ctx, tx, keys);
  const changed = links
    .map((link) => ({ before: link, now: { ...link, ...resolveTarget(link.target, link.source, known) } }))
    .filter(({ before, now }) => before.state !== now.state || before.targetPath !== now.targetPath);
  if (changed.length === 0) return 0;
  await tx.execute(sql`
    update vault_links l set state = r.state, target_path = r."targetPath"
    from json_to_recordset(${toJson(changed.map(({ now }) => now))}::text::json)
      as r(source text, ordinal int, state text, "targetPath" text)
    where l.account_id = ${ctx.account.id}::uuid and l.source = r.source and l.ordinal = r.ordinal`);
  return changed.filter(({ before, now }) => now.state === "broken" && before.state !== "broken").length;
}
