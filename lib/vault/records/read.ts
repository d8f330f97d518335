import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { parse } from "@/lib/core/parse";
import type { Context, Tx } from "@/lib/db";
import { entryOf, etagOf, findCandidates, resolveEntry } from "../indexing";
import { stemKey } from "../links";
import { existingRecordPath } from "../path";
import { parseRecord } from "../record";
import { prepareRecord } from "../record/prepare";
import type { RecordType } from "../schema";
import { readStored } from "../store";
import { vaultFiles, vaultLinks } from "../tables/vault";
import { pathInput } from "./input";
import type { Backlink, RecordDetail, RecordLink } from "./present";

export const readRecordInput = z.strictObject({ path: pathInput });

/** A record as it is on disk, with its links and backlinks. Throws `NOT_FOUND`. */
export async function readRecord(
  ctx: Context,
  input: z.input<typeof readRecordInput>,
): Promise<RecordDetail> {
  await assertVaultRoot(ctx);
  const path = existingRecordPath(parse(readRecordInput, input).path);
  const file = await readStored(ctx.account.vaultDir, path);
  await prepareRecord(file.text);
  const { frontmatter, body, problem } = parseRecord(file.text);
  const entry = entryOf(file);
  const { links, backlinks } = await ctx.db.tx(async (tx) => {
    const candidates = await findCandidates(
      ctx,
      tx,
      entry.links.map((link) => stemKey(link.target)),
    );
    return { links: resolveEntry(entry, candidates), backlinks: await findBacklinks(ctx, tx, path) };
  });
  return {
    path,
    type: entry.type,
    name: entry.name,
    frontmatter,
    body,
    raw: file.text,
    links: links.map(presentLink),
    backlinks,
    etag: etagOf(file.hash),
    ...(problem && { problem }),
  };
}

const presentLink = (link: ReturnType<typeof resolveEntry>[number]): RecordLink => ({
  target: link.target,
  path: link.targetPath,
  relation: link.relation,
  state: link.state,
});

async function findBacklinks(ctx: Context, tx: Tx, path: string): Promise<Backlink[]> {
  const rows = await tx
    .selectDistinct({
      path: vaultLinks.source,
      name: vaultFiles.name,
      type: vaultFiles.type,
      relation: vaultLinks.relation,
    })
    .from(vaultLinks)
    .innerJoin(
      vaultFiles,
      and(eq(vaultFiles.accountId, vaultLinks.accountId), eq(vaultFiles.path, vaultLinks.source)),
    )
    .where(and(eq(vaultLinks.accountId, ctx.account.id), eq(vaultLinks.targetPath, path)))
    .orderBy(asc(vaultLinks.source), asc(vaultLinks.relation));
  return rows.map((row) => ({ ...row, type: row.type as RecordType | null }));
}
