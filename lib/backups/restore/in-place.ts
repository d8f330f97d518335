import { randomUUID } from "node:crypto";
import path from "node:path";
import { assertVaultRoot } from "@/lib/accounts";
import { conflict } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import {
  anyVaultPath,
  changeVault,
  type FileChange,
  type HashedFile,
  type Plan,
  reconcile,
} from "@/lib/vault";
import { InvalidBackup } from "../archive/invalid-backup";
import type { AccountChanges } from "../shapes";
import { isReplaced, RESTORE, type RestoreData } from "./follow-up";
import { FileHashes } from "./hashes";
import { compareFiles, type FileChanges, flush } from "./place";
import { stageRows, tablesOf } from "./rows";
import type { Unpacked } from "./unpack";

const MAX_EXAMPLES = 20;

/** Previews `restoreInPlace`. Throws `UNAVAILABLE` without the vault's root. */
export async function previewInPlace(ctx: Context, backup: Unpacked): Promise<AccountChanges> {
  assertSameAccount(ctx, backup);
  await assertVaultRoot(ctx);
  const changes = await compareFiles(ctx.account.vaultDir, backup);
  return ctx.db.tx((tx) => describe(tx, backup, changes));
}

async function describe(tx: Tx, backup: Unpacked, changes: FileChanges): Promise<AccountChanges> {
  const tables = await tablesOf(tx, backup);
  const { added, changed, removed, same } = changes;
  return {
    taken_at: backup.manifest.taken_at,
    files: { added: added.length, changed: changed.length, removed: removed.length, same },
    examples: [...changed, ...added, ...removed].slice(0, MAX_EXAMPLES),
    rows: Object.fromEntries(
      backup.manifest.tables
        .filter(
          ({ name, rows }) => rows > 0 && tables.some((table) => table.name === name && isReplaced(table)),
        )
        .map(({ name, rows }) => [name, rows]),
    ),
    kept: tables.filter((table) => !isReplaced(table)).map(({ name }) => name),
  };
}

/**
 * Replaces the account's files, and its rows except those of `KEPT_IN_PLACE`, as one act: after a crash, recovery
 * finishes all of it or none of it was done. Throws `CONFLICT` if another program changes a file at the same time.
 */
export async function restoreInPlace(ctx: Context, backup: Unpacked): Promise<AccountChanges> {
  assertSameAccount(ctx, backup);
  await flush(backup, backup.files);
  await assertVaultRoot(ctx);
  const hashes = new FileHashes(ctx.account.vaultDir);
  // Everything is read before the vault is locked, which holds up all of its writes.
  const { removed } = await compare(ctx, backup, hashes);
  for (const file of removed) await hashes.of(file);
  const { plan } = await changeVault(ctx, {
    lock: "vault",
    plan: (tx) => planRestore(ctx, tx, backup, hashes),
  });
  await reconcile(ctx);
  return plan.preview;
}

const compare = (ctx: Context, backup: Unpacked, hashes: FileHashes): Promise<FileChanges> =>
  compareFiles(ctx.account.vaultDir, backup, async (file) => (await hashes.of(file))?.hash);

interface RestorePlan extends Plan {
  preview: AccountChanges;
}

async function planRestore(ctx: Context, tx: Tx, backup: Unpacked, hashes: FileHashes): Promise<RestorePlan> {
  const found = await compare(ctx, backup, hashes);
  const preview = await describe(tx, backup, found);
  const tables = (await tablesOf(tx, backup)).filter(isReplaced).map(({ name }) => name);
  const restore = randomUUID();
  await stageRows(ctx, tx, backup, { restore, tables });
  const data: RestoreData = {
    backup: backup.manifest.backup,
    restore,
    folders: backup.folders,
    tables: Object.fromEntries(
      backup.manifest.tables
        .filter(({ name }) => tables.includes(name))
        .map(({ name, columns }) => [name, columns]),
    ),
    detail: { taken_at: backup.manifest.taken_at, ...preview.files },
  };
  return {
    changes: await changesOf(backup, found, hashes),
    hasWritten: true,
    followUp: { name: RESTORE, data },
    preview,
  };
}

/** Removals come first: a file may have to make way for a folder, or a folder for a file. */
async function changesOf(
  backup: Unpacked,
  { added, changed, removed }: FileChanges,
  hashes: FileHashes,
): Promise<FileChange[]> {
  const now = (file: string) => presentFile(hashes, file);
  const entryOf = (file: string, before: string | null, after: string | null) => [
    {
      action: "backup.restore_file",
      subject: file,
      before,
      after,
      detail: { backup: backup.manifest.backup },
    },
  ];
  const contentOf = (file: string) => ({
    file: path.join(backup.vault, file),
    hash: backup.sums.get(`vault/${file}`) ?? "",
  });
  const changes: FileChange[] = [];
  for (const file of removed) {
    const before = await now(file);
    const entries = entryOf(file, before.hash, null);
    changes.push({ kind: "remove", before, makesWay: true, entries });
  }
  for (const file of changed) {
    const before = await now(file);
    const content = contentOf(file);
    changes.push({ kind: "write", before, content, entries: entryOf(file, before.hash, content.hash) });
  }
  for (const file of added) {
    const content = contentOf(file);
    const entries = entryOf(file, null, content.hash);
    changes.push({ kind: "create", path: anyVaultPath(file), content, entries });
  }
  return changes;
}

async function presentFile(hashes: FileHashes, file: string): Promise<HashedFile> {
  const found = await hashes.of(file);
  if (!found) throw conflict(`${file} was removed by another program: repeat the restore`);
  return found;
}

function assertSameAccount(ctx: Context, { manifest }: Pick<Unpacked, "manifest">): void {
  if (manifest.account.id === ctx.account.id) return;
  throw new InvalidBackup(
    `Invalid backup: it belongs to the account ${manifest.account.id} (${manifest.account.name}), not to this one.`,
  );
}
