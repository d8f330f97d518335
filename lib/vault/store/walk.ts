import { type Dirent, lstatSync, readdirSync } from "node:fs";
import { unlink } from "node:fs/promises";
import path from "node:path";
import { asVaultPath, type VaultPath } from "../path";
import { TEMP_PREFIX } from "./durable";
import type { FileStat } from "./files";

/** A file met on a walk. */
export interface WalkedFile extends FileStat {
  path: VaultPath;
}

/** Stop here before others get their turn: a walk of a large vault must not hold up the process. */
const FILES_PER_TURN = 2_000;

/**
 * Every visible plain file below `root`, in no order. Hidden files and folders and symbolic links are left
 * out, as are names that no vault path can bear. Synchronous calls in slices: three times as fast as
 * promises on many small files.
 */
export async function* walk(root: string): AsyncGenerator<WalkedFile> {
  const folders = [""];
  let sinceTurn = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(path.join(root, folder))) {
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
  return { path: file, size: stat.size, mtimeMs: stat.mtimeMs, inode: stat.ino };
}

/** How old a temporary file must be before it is surely nobody's. */
const ABANDONED_MS = 60_000;

/** Removes temporary files that a killed process left behind; those of a living one are younger. Returns how many. */
export async function sweepTemporaries(root: string, now: Date, olderThanMs = ABANDONED_MS): Promise<number> {
  let swept = 0;
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(folder)) {
      const absolute = path.join(folder, entry.name);
      if (entry.isDirectory() && !entry.name.startsWith(".")) folders.push(absolute);
      if (!entry.isFile() || !entry.name.startsWith(TEMP_PREFIX)) continue;
      const stat = lstatSync(absolute, { throwIfNoEntry: false });
      if (!stat || now.getTime() - stat.mtimeMs < olderThanMs) continue;
      await unlink(absolute).catch(() => {});
      swept += 1;
    }
  }
  return swept;
}
