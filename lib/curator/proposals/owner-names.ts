import { and, eq, inArray, ne } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { stemOf } from "@/lib/vault";
import { curatorProposals } from "../tables";
import type { ProposalRow } from "./find";

/**
 * Who is to do each of these, by id: the name of the record that it links to as its owner, or of another proposal of
 * its file.
 */
export async function ownerNames(
  ctx: Context,
  tx: Tx,
  rows: readonly ProposalRow[],
): Promise<Map<string, string>> {
  const ends = rows.flatMap(({ id, inboxId, key, links }) => {
    const link = links.find(({ from, field }) => from === key && field === "owner");
    return link === undefined ? [] : [{ id, inboxId, to: link.to }];
  });
  const open = ends.filter(({ to }) => !to.endsWith(".md"));
  const names = await namesOf(ctx, tx, open);
  return new Map(
    ends.flatMap(({ id, inboxId, to }) => {
      const name = to.endsWith(".md") ? stemOf(to) : names.get(`${inboxId} ${to}`);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

async function namesOf(
  ctx: Context,
  tx: Tx,
  ends: readonly { inboxId: string; to: string }[],
): Promise<Map<string, string>> {
  if (ends.length === 0) return new Map();
  const { accountId, inboxId, key, name, path, state } = curatorProposals;
  const found = await tx
    .select({ inboxId, key, name, path })
    .from(curatorProposals)
    .where(
      and(
        eq(accountId, ctx.account.id),
        inArray(inboxId, [...new Set(ends.map((end) => end.inboxId))]),
        inArray(key, [...new Set(ends.map(({ to }) => to))]),
        ne(state, "discarded"),
      ),
    );
  return new Map(found.map((row) => [`${row.inboxId} ${row.key}`, row.path ? stemOf(row.path) : row.name]));
}
