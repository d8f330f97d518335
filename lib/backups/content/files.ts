import { closeSync, type Dirent, fstatSync, linkSync, mkdirSync, openSync, type Stats } from "node:fs";
import { copyFile, unlink } from "node:fs/promises";
import path from "node:path";
import { cannotLink, cannotRead, isCode } from "@/lib/core/error-code";
import { READ_FLAGS, UNREADABLE_FILE } from "@/lib/vault";
import { entryProblem } from "../archive/entry-name";
import type { SkippedFile } from "../shapes";
import { entriesOf } from "./entries";

/** A file in the snapshot of a vault. */
export interface FrozenFile {
  /** Relative to the vault's root. */
  path: string;
  size: number;
  mode: number;
  /** Ms since 1970: of 100,000 files, dates would take 10 MB. */
  mtimeMs: number;
}

/** A snapshot of the vault: hard links to its files, in `root`. */
export interface FrozenVault {
  root: string;
  files: FrozenFile[];
  /** All folders, parents first. */
  folders: string[];
  skipped: SkippedFile[];
  /** Files that had to be copied, because the file system cannot link them. */
  copied: number;
}

/** Files between two yields to the event loop. */
const YIELD_EVERY = 1_000;

/**
 * Hard-links every file of the vault, hidden ones too, into `root`. The service replaces files and never writes into
 * them, so the links are a snapshot; where linking is not possible the file is copied. Symbolic links, special files and
 * what cannot be read are reported in `skipped`.
 */
export async function freezeVault(vaultDir: string, root: string): Promise<FrozenVault> {
  const frozen: FrozenVault = { root, files: [], folders: [], skipped: [], copied: 0 };
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const folders = [""];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const { entry, relative } of entriesOf(vaultDir, folder, frozen.skipped)) {
      const reason = reasonToSkip(entry, relative);
      if (reason !== null) frozen.skipped.push({ path: relative, reason });
      else if (entry.isDirectory()) {
        mkdirSync(path.join(root, relative), { mode: 0o700 });
        frozen.folders.push(relative);
        folders.push(relative);
      } else {
        await freezeFile(vaultDir, relative, frozen);
        if (frozen.files.length % YIELD_EVERY === 0) await new Promise(setImmediate);
      }
    }
  }
  for (const list of [frozen.files, frozen.skipped]) list.sort((a, b) => (a.path < b.path ? -1 : 1));
  frozen.folders.sort();
  return frozen;
}

function reasonToSkip(entry: Dirent, relative: string): string | null {
  if (entry.isSymbolicLink()) return "a symbolic link";
  if (!entry.isDirectory() && !entry.isFile()) return "not a file or folder";
  if (entry.name.includes("\ufffd")) return "its name is not UTF-8";
  // An archive that has it would be refused when it is read.
  if (entryProblem(relative) !== null) return "its name cannot be restored";
  return null;
}

async function freezeFile(vaultDir: string, relative: string, frozen: FrozenVault): Promise<void> {
  const [source, target] = [path.join(vaultDir, relative), path.join(frozen.root, relative)];
  try {
    const isLinked = await linkOrCopy(source, target);
    const stat = statusToRead(target);
    frozen.files.push({ path: relative, size: stat.size, mode: stat.mode & 0o777, mtimeMs: stat.mtimeMs });
    if (!isLinked) frozen.copied += 1;
  } catch (error) {
    if (isCode(error, "ENOENT", "ELOOP")) return;
    if (!cannotRead(error)) throw error;
    frozen.skipped.push({ path: relative, reason: UNREADABLE_FILE });
    await unlink(target).catch(() => {});
  }
}

/** Whether it could be linked. */
async function linkOrCopy(source: string, target: string): Promise<boolean> {
  try {
    linkSync(source, target);
    return true;
  } catch (error) {
    if (!cannotLink(error)) throw error;
    await copyFile(source, target);
    return false;
  }
}

/** The status of a file that can be read: its owner can link one that nobody may read. */
function statusToRead(file: string): Stats {
  const descriptor = openSync(file, READ_FLAGS);
  try {
    return fstatSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
