import { copyFile, mkdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { batchesOf } from "@/lib/core/batches";
import { syncFile } from "@/lib/core/durable-file";
import { isCode } from "@/lib/core/error-code";
import { conflict } from "@/lib/core/errors";
import { isBelow, TEMP_PREFIX } from "@/lib/vault";
import { entryProblem } from "../archive/entry-name";
import { entriesOf } from "../content/entries";
import { hashFile } from "../content/hash";
import type { SkippedFile } from "../shapes";
import type { Unpacked } from "./unpack";

/** The changes of a restore to the vault's files. */
export interface FileChanges {
  added: string[];
  changed: string[];
  removed: string[];
  same: number;
}

/**
 * Compares the vault with the backup. What was skipped when the backup was made, or no backup can have, stays. Throws
 * `CONFLICT` where a symbolic link is in the way.
 */
export async function compareFiles(
  vaultDir: string,
  backup: Pick<Unpacked, "files" | "folders" | "sums" | "manifest">,
  hash: (file: string) => Promise<string | undefined> = (file) => hashFile(path.join(vaultDir, file)),
): Promise<FileChanges> {
  const here = listTree(vaultDir);
  const wanted = new Set(backup.files);
  assertNoSymlinks(here.others, backup);
  const changes: FileChanges = { added: [], changed: [], removed: [], same: 0 };
  for (const file of backup.files) {
    if (!here.files.has(file)) changes.added.push(file);
    else if ((await hash(file)) === backup.sums.get(`vault/${file}`)) changes.same += 1;
    else changes.changed.push(file);
  }
  const skipped = backup.manifest.skipped.map(({ path: file }) => file);
  changes.removed = [...here.files].filter(
    (file) => !wanted.has(file) && !isBelow(skipped, file) && entryProblem(file) === null,
  );
  return changes;
}

/** A link may be in place of a file or folder of the backup, or of one above it, or below what is a file there. */
function assertNoSymlinks(
  links: readonly string[],
  { files, folders }: Pick<Unpacked, "files" | "folders">,
): void {
  if (links.length === 0) return;
  const under = new Map([...files, ...folders].flatMap((each) => upTo(each).map((above) => [above, each])));
  const isFile = new Set(files);
  for (const link of links) {
    const inWay = under.get(link) ?? upTo(link).find((above) => isFile.has(above));
    if (inWay !== undefined)
      throw conflict(`${link} is a symbolic link where the backup has ${inWay}: remove it first`);
  }
}

/** `a`, `a/b` and `a/b/c` of `a/b/c`. */
function upTo(file: string): string[] {
  const names = file.split("/");
  return names.map((_, at) => names.slice(0, at + 1).join("/"));
}

/** What is in a vault, hidden files too. */
interface Tree {
  files: Set<string>;
  folders: string[];
  /** Neither files nor folders. */
  others: string[];
  /** Folders that cannot be read. */
  unreadable: SkippedFile[];
}

export function listTree(root: string): Tree {
  const found: Tree = { files: new Set(), folders: [], others: [], unreadable: [] };
  const left = [""];
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    for (const { entry, relative } of entriesOf(root, folder, found.unreadable)) {
      if (entry.isDirectory()) {
        found.folders.push(relative);
        left.push(relative);
      } else if (entry.isFile()) found.files.add(relative);
      else found.others.push(relative);
    }
  }
  return found;
}

const CONCURRENCY = 32;

async function each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (const batch of batchesOf(items, CONCURRENCY)) await Promise.all(batch.map(work));
}

/** Syncs the unpacked files to disk, before any of them replaces another. */
export const flush = (backup: Pick<Unpacked, "vault">, files: readonly string[]): Promise<void> =>
  each(files, (file) => syncFile(path.join(backup.vault, file)));

/**
 * Makes the vault equal to the backup by moving files there, each atomically. When it is interrupted, calling it again
 * completes it.
 */
export async function placeFiles(vaultDir: string, backup: Unpacked, changes: FileChanges): Promise<void> {
  await each(changes.removed, (file) => rm(path.join(vaultDir, file), { force: true }));
  await removeEmptyFolders(vaultDir, new Set(backup.folders));
  for (const folder of backup.folders) await mkdir(path.join(vaultDir, folder), { recursive: true });
  await each([...changes.added, ...changes.changed], (file) =>
    move(path.join(backup.vault, file), path.join(vaultDir, file)),
  );
  const touched = new Set(
    [...changes.added, ...changes.changed, ...changes.removed].map((file) => path.posix.dirname(file)),
  );
  const left = [".", ...backup.folders].filter((folder) => touched.has(folder));
  await each(left, (folder) => syncFile(path.join(vaultDir, folder)));
}

/** Removes folders without files, except those that are wanted or cannot be read. */
export async function removeEmptyFolders(vaultDir: string, wanted: ReadonlySet<string>): Promise<void> {
  const { folders, unreadable } = listTree(vaultDir);
  const kept = new Set([...wanted, ...unreadable.map((folder) => folder.path)]);
  // Deepest first, so that parents become empty.
  for (const folder of folders.sort().reverse()) {
    if (kept.has(folder)) continue;
    await rmdir(path.join(vaultDir, folder)).catch((error: unknown) => {
      if (!isCode(error, "ENOTEMPTY", "EEXIST", "ENOENT")) throw error;
    });
  }
}

let drafts = 0;

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isCode(error, "EXDEV")) throw error;
    drafts += 1;
    const draft = path.join(path.dirname(to), `${TEMP_PREFIX}restore-${process.pid}-${drafts}`);
    await copyFile(from, draft);
    await syncFile(draft);
    await rename(draft, to);
  }
}
