import { assertVaultRoot } from "@/lib/accounts";
import { conflict, invalid, notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { hashOf, readFileIfAny, rewriteFile, type VaultPath, vaultPath } from "@/lib/vault";
import type { RecordPreview } from "../shapes";
import { readStored } from "../verify";

const MAX_BYTES = 1024 * 1024;

/** Previews the restore of one file. The whole backup is read and verified. */
export async function previewRecord(ctx: Context, backup: string, raw: string): Promise<RecordPreview> {
  const path = vaultPath(raw);
  const { text, takenAt } = await textInBackup(ctx, backup, path);
  await assertVaultRoot(ctx);
  const now = await readFileIfAny(ctx.account.vaultDir, path);
  if (now?.utf8 === false)
    throw invalid("path", `${path} is not UTF-8 now: download the backup to restore it`);
  const before = now?.text ?? null;
  return { path, taken_at: takenAt, before, after: text, hash: now?.hash ?? null, same: before === text };
}

async function textInBackup(ctx: Context, backup: string, path: VaultPath) {
  let found: Buffer | undefined;
  const { manifest } = await readStored(ctx, backup, async ({ name, size, bytes }) => {
    if (name.kind !== "file" || name.path !== path) return;
    if (size > MAX_BYTES) throw invalid("path", `${path} is over 1 MiB: download the backup to restore it`);
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    found = Buffer.concat(chunks);
  });
  if (!found) throw notFound(`${path} is not in this backup`);
  const text = found.toString("utf8");
  if (!Buffer.from(text).equals(found))
    throw invalid("path", `${path} is not UTF-8 in this backup: download the backup to restore it`);
  return { text, takenAt: manifest.taken_at };
}

/**
 * Restores one file of the vault from a backup. Throws `CONFLICT` when the file has changed since `seen`, the hash of
 * the preview; null for no file.
 */
export async function restoreRecord(
  ctx: Context,
  backup: string,
  raw: string,
  seen?: string | null,
): Promise<RecordPreview> {
  const preview = await previewRecord(ctx, backup, raw);
  const { before, after, hash } = preview;
  if (seen !== undefined && seen !== hash) throw changedSince(preview.path);
  if (preview.same) return preview;
  const entry = {
    action: "backup.restore_record",
    subject: preview.path,
    before: hash,
    after: hashOf(after),
    detail: { backup, taken_at: preview.taken_at },
  };
  const done = await rewriteFile(ctx, { path: vaultPath(raw), before, after, entries: [entry] });
  if (!done) throw changedSince(preview.path);
  return preview;
}

const changedSince = (path: string) =>
  conflict(`${path} has changed since the preview: preview the restore again`);
