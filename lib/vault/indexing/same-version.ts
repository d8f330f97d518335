import type { FileStat } from "../store";

/** Whether a file is unchanged on disk; every change of a text changes one of these values. */
export const isSameVersion = (a: FileStat | undefined, b: FileStat): boolean =>
  a !== undefined && a.size === b.size && a.mtimeMs === b.mtimeMs && a.inode === b.inode;
