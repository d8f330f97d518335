import type { FileStat } from "../store";

/** Does the disk say the same of a file as it did? Whatever changes a text changes one of these. */
export const isSame = (a: FileStat | undefined, b: FileStat): boolean =>
  a !== undefined && a.size === b.size && a.mtimeMs === b.mtimeMs && a.inode === b.inode;
