import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";

/** The access mode of the flags of an open file: 0 is for reading only. */
const ACCESS_MODE = 0o3;

/**
 * Which of these files a process has open for writing, of the processes that this one may inspect; none where the system does not list
 * them, as outside of Linux. Reads the links of all open files, not the files.
 */
export function openForWriting(files: readonly string[]): ReadonlySet<string> {
  const open = new Set<string>();
  const byPath = new Map(files.flatMap((file) => pathsOf(file).map((path) => [path, file] as const)));
  if (byPath.size === 0) return open;
  for (const pid of namesIn("/proc")) {
    if (!/^\d+$/.test(pid)) continue;
    for (const fd of namesIn(`/proc/${pid}/fd`)) {
      const file = byPath.get(linkAt(`/proc/${pid}/fd/${fd}`));
      if (file !== undefined && isForWriting(`/proc/${pid}/fdinfo/${fd}`)) open.add(file);
    }
  }
  return open;
}

/** The path as the system has it; none of a file that is gone. */
const pathsOf = (file: string): string[] => ifThere(() => [realpathSync(file)], []);

const namesIn = (directory: string): string[] => ifThere(() => readdirSync(directory), []);

const linkAt = (link: string): string => ifThere(() => readlinkSync(link), "");

const isForWriting = (info: string): boolean =>
  ifThere(() => {
    const [, flags = "0"] = /^flags:\s*([0-7]+)$/m.exec(readFileSync(info, "utf8")) ?? [];
    return (Number.parseInt(flags, 8) & ACCESS_MODE) !== 0;
  }, false);

/** Processes end, and those of others may be closed. */
function ifThere<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
