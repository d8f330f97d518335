import { type Dirent, existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { FindObstacle } from "./obstacles";

/** A directory that could be opened as a vault. */
export interface ListedDirectory {
  path: string;
  name: string;
  /** Markdown files in it and below, as far as they were counted. */
  markdown: number;
  /** Whether the count is complete. */
  counted: boolean;
  obsidian: boolean;
  /** Whether there are directories in it. */
  nested: boolean;
  obstacle: string | null;
}

/** More are not listed. */
const MAX_LISTED = 200;
/** Entries of the disk that are read to count: of one directory, and of all that are listed. */
const MAX_ENTRIES = 20_000;
const MAX_ENTRIES_OF_ALL = 200_000;

/** The visible directories in one, Obsidian vaults first, with the number of those left out. */
export async function directoriesIn(
  parent: string,
  findObstacle: FindObstacle,
): Promise<{ directories: ListedDirectory[]; leftOut: number }> {
  const names = (await visible(parent)).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const directories: ListedDirectory[] = [];
  let left = MAX_ENTRIES_OF_ALL;
  for (const name of names.sort((a, b) => a.localeCompare(b)).slice(0, MAX_LISTED)) {
    const directory = path.join(parent, name);
    const { entries, ...counted } = await countIn(directory, Math.min(left, MAX_ENTRIES));
    left -= entries;
    const obsidian = existsSync(path.join(directory, ".obsidian"));
    directories.push({
      path: directory,
      name,
      obsidian,
      ...counted,
      obstacle: await findObstacle(directory),
    });
  }
  directories.sort((a, b) => Number(b.obsidian) - Number(a.obsidian));
  return { directories, leftOut: names.length - directories.length };
}

/** Counts Markdown files as far as `limit` entries reach, breadth first. Symbolic links are not followed. */
async function countIn(root: string, limit: number) {
  const folders = [root];
  let [entries, markdown, at] = [0, 0, 0];
  for (; at < folders.length && entries < limit; at += 1) {
    const folder = folders[at] ?? root;
    for (const entry of await visible(folder)) {
      entries += 1;
      if (entry.isDirectory()) folders.push(path.join(folder, entry.name));
      else if (entry.isFile() && entry.name.endsWith(".md")) markdown += 1;
    }
  }
  return { entries, markdown, counted: at === folders.length, nested: folders.length > 1 };
}

/** An unreadable directory has none. */
async function visible(directory: string): Promise<Dirent[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  return entries.filter(({ name }) => !name.startsWith("."));
}
