import { type SkippedFile, type WalkedFile, walkInBatches } from "@/lib/vault/reading";

/**
 * What a walk has found, for another thread: copying an object for each file would take a tenth of the time of the walk. Threads
 * load this file, so it imports little.
 */
export interface Walked {
  paths: WalkedFile["path"][];
  /** Four of each file: size, mtimeMs, ctimeMs and inode. */
  statuses: Float64Array;
  skipped: SkippedFile[];
  /** Folders and files that are there and cannot be read. */
  unreadable: string[];
}

/** Walks a vault. */
export async function walked(root: string): Promise<Walked> {
  const [paths, statuses, skipped]: [Walked["paths"], number[], SkippedFile[]] = [[], [], []];
  const unreadable: string[] = [];
  const onSkipped = (file: SkippedFile) => skipped.push(file);
  const onUnreadable = (path: string) => unreadable.push(path);
  for await (const files of walkInBatches(root, { onSkipped, onUnreadable }))
    for (const { path, size, mtimeMs, ctimeMs, inode } of files) {
      paths.push(path);
      statuses.push(size, mtimeMs, ctimeMs, inode);
    }
  return { paths, statuses: Float64Array.from(statuses), skipped, unreadable };
}

/** The files, some at a time; others have their turn in between, as when they are walked. */
export async function* filesOf(walked: Walked): AsyncGenerator<WalkedFile[]> {
  for (let start = 0; start < walked.paths.length; start += AT_A_TIME) {
    yield walked.paths
      .slice(start, start + AT_A_TIME)
      .map((path, n) => fileOf(walked, path, 4 * (start + n)));
    await new Promise(setImmediate);
  }
}

const AT_A_TIME = 2_000;

const fileOf = ({ statuses }: Walked, path: WalkedFile["path"], at: number): WalkedFile => ({
  path,
  size: statuses[at] ?? 0,
  mtimeMs: statuses[at + 1] ?? 0,
  ctimeMs: statuses[at + 2] ?? 0,
  inode: statuses[at + 3] ?? 0,
});
