import { assertVaultRoot } from "@/lib/accounts";
import type { Context, Tx } from "@/lib/db";
import { displayName, type LinkRow, linksOfFile } from "../indexing";
import type { VaultPath } from "../path";
import { parseRecord } from "../record";
import { prepareRecord } from "../record/prepare";
import type { Layout } from "../settings/layout";
import { layoutOnArrival } from "../settings/read";
import type { RecordDetail, RecordLink } from "../shapes";
import { readStored } from "../store";
import { assertRecord } from "./placed";

/** What a record's file says, and where its links lead. */
export type RecordContent = Omit<RecordDetail, "backlinks" | "etag">;

/** A record on disk, with the hash of its bytes. Throws `NOT_FOUND`. */
export const readContent = (ctx: Context, path: VaultPath): Promise<RecordContent & { hash: string }> =>
  readContentWith(ctx, path, async () => ({}));

/** Like `readContent`, with what `further` reads in the same transaction. */
export async function readContentWith<T>(
  ctx: Context,
  path: VaultPath,
  further: (tx: Tx) => Promise<T>,
): Promise<RecordContent & { hash: string } & T> {
  await assertVaultRoot(ctx);
  const layout = await layoutOnArrival(ctx);
  assertRecord(layout, path);
  const file = await readStored(ctx.account.vaultDir, path);
  await prepareRecord(ctx.account.id, file.text);
  const { frontmatter, body, problem } = parseRecord(file.text);
  const type = layout.typeOf(path, frontmatter);
  const { links, more } = await ctx.db.tx(async (tx) => ({
    links: await linksOfFile(ctx, tx, file, layout),
    more: await further(tx),
  }));
  return {
    path,
    type,
    name: displayName(path, frontmatter, type),
    frontmatter,
    body,
    raw: file.text,
    links: links.map((link) => presentLink(layout, link)),
    ...(problem && { problem }),
    hash: file.hash,
    ...more,
  };
}

const presentLink = (layout: Layout, link: LinkRow): RecordLink => ({
  target: link.target,
  path: link.targetPath,
  ...(link.targetPath !== null && !layout.isRecord(link.targetPath) && { is_attachment: true as const }),
  relation: link.relation,
  state: link.state,
});
