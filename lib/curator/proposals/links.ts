import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { inboxFiles } from "@/lib/vault";
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
  paths.set(NOTE_KEY, await noteOf(ctx, tx, row));
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

/** The file's note, which may have been moved: the record whose `source` is the file. */
async function noteOf(ctx: Context, tx: Tx, { inboxId, note }: ProposalRow): Promise<string> {
  const [found] = await tx.execute<{ path: string }>(sql`
    select l.source as path from vault_links l join ${inboxFiles} f
      on f.account_id = l.account_id and f.id = ${inboxId}::uuid and f.location = l.target_path
    where l.account_id = ${ctx.account.id}::uuid and l.relation = 'source'
    order by l.source = ${note} desc, l.source limit 1`);
  return found?.path ?? note;
}
