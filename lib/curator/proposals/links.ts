import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { inboxFiles, vaultFiles } from "@/lib/vault";
import { NOTE_KEY } from "../plan";
import { curatorProposals } from "../tables";
import type { ProposalRow } from "./find";

/** A link of a proposal whose other end has a record. */
export interface KnownLink {
  field: string;
  /** The record with the field; null: the proposal's own. */
  from: string | null;
  /** The record that it leads to; null for the proposal's own. */
  to: string | null;
}

/** The links of a proposal to records: of those to other proposals, the ones that were accepted. */
export async function knownLinks(ctx: Context, tx: Tx, row: ProposalRow): Promise<KnownLink[]> {
  const paths = await acceptedPaths(ctx, tx, row);
  const note = await noteOf(ctx, tx, row);
  if (note !== undefined) paths.set(NOTE_KEY, note);
  const pathOf = (end: string): string | undefined => (end.endsWith(".md") ? end : paths.get(end));
  return row.links.flatMap(({ from, to, field }) => {
    const isOwn = from === row.key;
    const other = pathOf(isOwn ? to : from);
    if (other === undefined) return [];
    return [isOwn ? { field, from: null, to: other } : { field, from: other, to: null }];
  });
}

async function acceptedPaths(
  ctx: Context,
  tx: Tx,
  { id, inboxId }: ProposalRow,
): Promise<Map<string, string>> {
  const { accountId, inboxId: file, key, path } = curatorProposals;
  const rows = await tx
    .select({ id: curatorProposals.id, key, path })
    .from(curatorProposals)
    .where(and(eq(accountId, ctx.account.id), eq(file, inboxId), isNotNull(path)));
  return new Map(rows.filter((row) => row.id !== id).map((row) => [row.key, row.path ?? ""]));
}

/** The file's note, which may have been moved: the record whose `source` is the file. Undefined when it was deleted. */
async function noteOf(ctx: Context, tx: Tx, { inboxId, note }: ProposalRow): Promise<string | undefined> {
  const [found] = await tx.execute<{ path: string }>(sql`
    select l.source as path from vault_links l join ${inboxFiles} f
      on f.account_id = l.account_id and f.id = ${inboxId}::uuid and f.location = l.target_path
    where l.account_id = ${ctx.account.id}::uuid and l.relation = 'source'
    order by l.source = ${note} desc, l.source limit 1`);
  if (found) return found.path;
  const { accountId, path } = vaultFiles;
  const [there] = await tx
    .select({ path })
    .from(vaultFiles)
    .where(and(eq(accountId, ctx.account.id), eq(path, note)));
  return there?.path;
}
