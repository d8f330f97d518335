/** Metadata of a file, sufficient to detect changes. */
export interface FileStat {
  size: number;
  mtimeMs: number;
  inode: number;
}

export const fileStat = (stat: { size: number; mtimeMs: number; ino: number }): FileStat => ({
  size: stat.size,
  mtimeMs: stat.mtimeMs,
  inode: stat.ino,
});
