import { and, eq, inArray } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { conflict, notFound } from "@/lib/core/errors";
import { type Kept, removable, undoFile } from "@/lib/curator";
import { type Context, notify, type Tx } from "@/lib/db";
import {
  changeVault,
  type FileChange,
  type HashedFile,
  hashFileIfAny,
  inboxFiles,
  reconcile,
  vaultPath,
} from "@/lib/vault";
import { type Added, type Installed, installed, REMOVE } from "./installed";

export interface Removed {
  removed: string[];
  kept: Kept[];
}

/**
 * Removes what the sample vault added and nobody has changed, with what the curator made of its inbox files; the
 * rest is kept and listed. Throws `NOT_FOUND` without a sample vault, and `CONFLICT` while one of its files is processed.
 */
export async function removeSample(ctx: Context): Promise<Removed> {
  const added = await ctx.db.tx((tx) => installed(ctx, tx));
  if (!added) throw notFound("There is no sample vault here: it was not added, or was removed already");
  await reconcile(ctx);
  const files = await ctx.db.tx((tx) => filesOf(ctx, tx, added));
  if (files.some(({ state }) => state === "processing"))
    throw conflict("The curator is processing a file of the sample vault: try again in a moment");
  const undone = [];
  for (const { id } of files.filter(({ state }) => state === "processed"))
    undone.push(await undoFile(ctx, id));
  const { plan } = await changeVault(ctx, { lock: "vault", plan: (tx) => planRemoval(ctx, tx, added) });
  return {
    removed: [...undone.flatMap(({ removed }) => removed), ...plan.removed].sort(),
    kept: [...undone.flatMap(({ kept }) => kept), ...plan.kept],
  };
}

/** The inbox files with the bytes of those that were added, wherever they are now. */
async function filesOf(ctx: Context, tx: Tx, { files: added }: Installed) {
  const names = added.map(({ path }) => path.slice(path.lastIndexOf("/") + 1));
  const hashes = new Set(added.map(({ hash }) => hash));
  const { accountId, filename } = inboxFiles;
  const rows = await tx
    .select()
    .from(inboxFiles)
    .where(and(eq(accountId, ctx.account.id), inArray(filename, names)));
  const found = [];
  for (const file of rows) {
    const stored = await hashFileIfAny(ctx.account.vaultDir, vaultPath(file.location));
    if (stored && hashes.has(stored.hash)) found.push({ ...file, stored });
  }
  return found;
}

async function planRemoval(ctx: Context, tx: Tx, added: Installed) {
  const { unchanged, changed } = await compare(ctx, added.records);
  const { removed, kept } = await removable(
    ctx,
    tx,
    unchanged.map(({ path }) => path),
    new Set(),
  );
  const waiting = await filesOf(ctx, tx, added);
  const gone = [...unchanged.filter(({ path }) => removed.has(path)), ...waiting.map(({ stored }) => stored)];
  return {
    changes: gone.map(removal),
    removed: gone.map(({ path }) => path),
    kept: [...changed.map((path) => ({ path, reason: "It was edited since" })), ...kept],
    alongside: async (inner: Tx) => {
      const ids = waiting.map(({ id }) => id);
      const { accountId, id } = inboxFiles;
      await inner.delete(inboxFiles).where(and(eq(accountId, ctx.account.id), inArray(id, ids)));
      await audit(ctx, inner, { action: REMOVE, subject: "sample vault" });
      await notify(ctx, inner, "kv_live");
    },
  };
}

/** Which of the records that were added are as they were, and which are there with other bytes. */
async function compare(ctx: Context, added: readonly Added[]) {
  const unchanged: HashedFile[] = [];
  const changed: string[] = [];
  for (const { path, hash } of added) {
    const stored = await hashFileIfAny(ctx.account.vaultDir, vaultPath(path));
    if (stored?.hash === hash) unchanged.push(stored);
    else if (stored) changed.push(path);
  }
  return { unchanged, changed };
}

const removal = (before: HashedFile): FileChange => ({
  kind: "remove",
  before,
  entries: [{ action: "record.delete", subject: before.path, before: before.hash }],
});
