import { type Dirent, linkSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import path from "node:path";
import { IDENTITY_FOLDER } from "@/lib/accounts";
import type { SkippedFile } from "../tables";

/** A file of the vault as it was frozen. */
export interface FrozenFile {
  /** From the vault's root. */
  path: string;
  size: number;
  mode: number;
  mtime: Date;
}

/** The vault at one instant: names of its own for the same files, in `root`. */
export interface FrozenVault {
  root: string;
  files: FrozenFile[];
  /** All folders, each behind the one that it lies in. */
  folders: string[];
  skipped: SkippedFile[];
  /** Files that had to be copied, because this disk gives no second name to them. */
  copied: number;
}

/** Our own temporary files, which are half written or left behind. */
const TEMPORARY = /^\.kv-tmp-/;

/** Others get their turn after so many. */
const PER_TURN = 1_000;

/**
 * Gives every file of the vault, hidden ones too, a second name below `root`. The service never changes a file but
 * puts another in its place, so that what is frozen stays what it was, at no cost; where the disk gives no second
 * names it is copied. Symbolic links and what is neither file nor folder are left out and told.
 */
export async function freezeVault(vaultDir: string, root: string): Promise<FrozenVault> {
  const frozen: FrozenVault = { root, files: [], folders: [], skipped: [], copied: 0 };
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const folders = [""];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(path.join(vaultDir, folder))) {
      const relative = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (relative === IDENTITY_FOLDER) continue;
      const reason = reasonToSkip(entry);
      if (reason !== null) frozen.skipped.push({ path: relative, reason });
      else if (entry.isDirectory()) {
        mkdirSync(path.join(root, relative), { mode: 0o700 });
        frozen.folders.push(relative);
        folders.push(relative);
      } else if (!TEMPORARY.test(entry.name)) {
        await freezeFile(vaultDir, relative, frozen);
        if (frozen.files.length % PER_TURN === 0) await new Promise(setImmediate);
      }
    }
  }
  frozen.files.sort((a, b) => (a.path < b.path ? -1 : 1));
  frozen.folders.sort();
  return frozen;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // A folder that another program took away while we walked holds nothing.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function reasonToSkip(entry: Dirent): string | null {
  if (entry.isSymbolicLink()) return "a symbolic link, which is not followed";
  if (!entry.isDirectory() && !entry.isFile()) return "neither a file nor a folder";
  if (entry.name.includes("\ufffd")) return "its name is no UTF-8";
  return null;
}

async function freezeFile(vaultDir: string, relative: string, frozen: FrozenVault): Promise<void> {
  const [source, target] = [path.join(vaultDir, relative), path.join(frozen.root, relative)];
  try {
    linkSync(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return;
    // Another file system, a file of another user, as many names as a file can have, a disk without such names.
    if (!["EXDEV", "EPERM", "EACCES", "EMLINK", "ENOTSUP", "ENOSYS"].includes(code ?? "")) throw error;
    await copyFile(source, target);
    frozen.copied += 1;
  }
  const stat = lstatSync(target);
  frozen.files.push({ path: relative, size: stat.size, mode: stat.mode & 0o777, mtime: stat.mtime });
}
