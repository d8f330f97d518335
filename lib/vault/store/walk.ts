import { type Dirent, lstatSync, readdirSync } from "node:fs";
import path from "node:path";
import { asVaultPath, type VaultPath } from "../path";
import type { FileStat } from "./files";
import { TEMP_PREFIX } from "./temporary";

/** A file met on a walk. */
export interface WalkedFile extends FileStat {
  path: VaultPath;
  /** When its content, name or mode last changed; unlike `mtimeMs`, no program can set it back. */
  ctimeMs: number;
}

/** Stop here before others get their turn: a walk of a large vault must not hold up the process. */
const FILES_PER_TURN = 2_000;

/**
 * Every visible plain file below `root`, in no order. Hidden files and folders and symbolic links are left
 * out, as are names that no vault path can bear. Synchronous calls in slices: three times as fast as
 * promises on many small files. `onTemporary` is told of our own temporary files, from the root.
 */
export async function* walk(root: string, onTemporary?: (file: string) => void): AsyncGenerator<WalkedFile> {
  const folders = [""];
  let sinceTurn = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(path.join(root, folder))) {
      if (entry.name.startsWith(TEMP_PREFIX)) onTemporary?.(path.join(folder, entry.name));
      if (entry.name.startsWith(".")) continue;
      const relative = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(relative);
      else if (entry.isFile()) {
        const file = statOf(root, relative);
        if (file) yield file;
        sinceTurn += 1;
        if (sinceTurn % FILES_PER_TURN === 0) await new Promise(setImmediate);
      }
    }
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // A folder that went away while we walked holds nothing.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function statOf(root: string, relative: string): WalkedFile | null {
  const file = asVaultPath(relative);
  if (file === undefined) return null;
  const stat = lstatSync(path.join(root, relative), { throwIfNoEntry: false });
  if (!stat?.isFile()) return null;
  return { path: file, size: stat.size, mtimeMs: stat.mtimeMs, ctimeMs: stat.ctimeMs, inode: stat.ino };
}
