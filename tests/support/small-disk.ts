import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A separate file system that holds little. */
export interface SmallDisk {
  path: string;
  /** Takes every byte that is left, but `room`. */
  fill: (room?: number) => void;
  /** Gives them back. */
  clear: () => void;
  remove: () => void;
}

/** Mounts one at `path`; null where this process may not mount. */
export function smallDisk(path: string, mebibytes: number): SmallDisk | null {
  mkdirSync(path, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${mebibytes}m,mode=0755`, "tmpfs", path], {
      stdio: "ignore",
    });
  } catch {
    return null;
  }
  const ballast = join(path, "ballast");
  return {
    path,
    fill: (room = 0) => {
      const { bavail, bsize } = statfsSync(path);
      if (room > 0) return writeFileSync(`${ballast}-0`, Buffer.alloc(bavail * bsize - room));
      // In pieces: a piece that does not fit leaves what did.
      let pieces = 0;
      for (let size = bavail * bsize; size >= 1; size = Math.floor(size / 2)) {
        try {
          writeFileSync(`${ballast}-${pieces++}`, Buffer.alloc(size));
        } catch {
          // It took what it could.
        }
      }
    },
    clear: () => {
      for (let piece = 0; piece < 64; piece += 1) rmSync(`${ballast}-${piece}`, { force: true });
    },
    remove: () => {
      execFileSync("umount", ["-l", path]);
    },
  };
}
