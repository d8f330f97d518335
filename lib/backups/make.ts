import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { accounts } from "@/lib/db/tables";
import { CREDENTIALS, FORMAT, MANIFEST, type Manifest, schemaVersion } from "./archive/manifest";
import { type ArchiveEntry, writeArchive } from "./archive/write";
import { type Content, takeContent } from "./content/content";
import { withScratchDirectory } from "./content/scratch";
import { openRows } from "./credentials";
import { destinationOf } from "./destination";
import { backupKey } from "./keys";
import type { BackupResult } from "./shapes";
import { allBackups, type BackupRow, latestStored, storeBackup, storeUnchanged } from "./store";
import type { BackupReason } from "./tables";
import { isSuspiciouslySmall } from "./usable";

/** The result of making a backup. */
export type MadeBackup = Omit<BackupResult, "removed">;

export interface MakeOptions {
  id: string;
  /** Its file name: the same at each attempt, so that none is left behind. */
  file: string;
  reason: BackupReason;
  /** Called with the progress. */
  report?: (step: Record<string, unknown>) => Promise<void>;
}

/**
 * Makes one backup of the account, unless nothing has changed since the last one; then it is recorded as `unchanged`.
 * A backup counts once it is verified.
 */
export function makeBackup(
  ctx: Context,
  { id, file, reason, report = async () => {} }: MakeOptions,
): Promise<MadeBackup> {
  return withScratchDirectory("backup", async (directory) => {
    const { recipient } = await backupKey(ctx);
    const content = await takeContent(ctx, directory);
    const found = { files: content.vault.files.length, rows: sum(content.tables.map(({ rows }) => rows)) };
    await report({ frozen: found, skipped: content.vault.skipped.length });
    const review = (await isSuspect(ctx, found.files)) ? ("suspect" as const) : null;
    const common = { id, reason, takenAt: content.takenAt, digest: content.digest, ...found };
    const made = { id, ...found, skipped: content.vault.skipped.length, suspect: review !== null };
    const same = await sameAsBefore(ctx, content.digest);
    const unchanged = same && { ...common, duplicateOf: same.id, finishedAt: ctx.clock.now() };
    if (same && unchanged && (await storeUnchanged(ctx, unchanged)))
      return { ...made, state: "unchanged", stored: same.id, size: 0, suspect: same.review === "suspect" };
    const manifest = await manifestOf(ctx, id, recipient, content);
    const { size, bytes } = await destinationOf(ctx.account.id).put(file, async (target) => {
      const counted = new PassThrough();
      let size = 0;
      counted.on("data", (chunk: Buffer) => {
        size += chunk.byteLength;
      });
      const [written] = await Promise.all([
        writeArchive(entriesOf(ctx, manifest, content), recipient, counted),
        pipeline(counted, target),
      ]);
      return { size, bytes: written.bytes };
    });
    const measured = { file, size, contentBytes: bytes, skipped: content.vault.skipped.slice(0, 1_000) };
    await storeBackup(ctx, { ...common, ...measured, review, finishedAt: ctx.clock.now(), state: "stored" });
    return { ...made, state: "stored", stored: id, size };
  });
}

const isSuspect = async (ctx: Context, files: number): Promise<boolean> =>
  isSuspiciouslySmall(files, await ctx.db.tx((tx) => allBackups(ctx, tx)));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The last backup, when it has the same content, was verified, and its file still exists. */
async function sameAsBefore(ctx: Context, digest: string): Promise<BackupRow | null> {
  const last = await latestStored(ctx);
  if (!last || last.digest !== digest || last.verifiedAt === null || last.verificationError !== null)
    return null;
  return (await destinationOf(ctx.account.id).size(last.file)) === last.size ? last : null;
}

async function manifestOf(
  ctx: Context,
  backup: string,
  recipient: string,
  content: Content,
): Promise<Manifest> {
  const [account] = await ctx.db.tx((tx) =>
    tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.accountId, ctx.account.id)),
  );
  const { vault, tables } = content;
  return {
    product: "knowledge-vault",
    format: FORMAT,
    backup,
    account: { id: ctx.account.id, name: account?.name ?? "" },
    taken_at: content.takenAt.toISOString(),
    schema: schemaVersion(),
    recipient,
    files: vault.files.length,
    file_bytes: sum(vault.files.map(({ size }) => size)),
    tables: tables.map(({ name, rows, columns }) => ({ name, rows, columns })),
    skipped: vault.skipped,
  };
}

/** Larger files are streamed. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

async function* entriesOf(ctx: Context, manifest: Manifest, content: Content): AsyncGenerator<ArchiveEntry> {
  const mtime = content.takenAt;
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  yield { name: MANIFEST, mtime, mode: 0o600, content: json(manifest) };
  for (const { name, file, bytes } of content.tables)
    yield { name: `rows/${name}.jsonl`, mtime, mode: 0o600, content: { file, size: bytes } };
  const values = await openValues(ctx, content);
  yield { name: CREDENTIALS, mtime, mode: 0o600, content: json(values) };
  const { root, folders, files } = content.vault;
  for (const folder of folders) yield { name: `vault/${folder}`, mtime, mode: 0o755, content: "folder" };
  for (const { path: file, size, mode, mtimeMs } of files) {
    const absolute = path.join(root, file);
    const bytes = size <= MAX_BUFFERED_BYTES ? readFileSync(absolute) : { file: absolute, size };
    yield { name: `vault/${file}`, mtime: new Date(mtimeMs), mode, content: bytes };
  }
}

async function openValues(ctx: Context, content: Content): Promise<Record<string, string>> {
  const table = content.tables.find(({ name }) => name === "credentials");
  if (!table || table.rows === 0) return {};
  const text = await readFile(table.file, "utf8");
  return openRows(ctx.account.id, text.split("\n").filter(Boolean));
}
