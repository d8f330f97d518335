import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { addToGroup } from "@/lib/core/group-by";

/** The access mode of the flags of an open file: 0 is for reading only. */
const ACCESS_MODE = 0o3;

/**
 * Which of these files a process has open for writing, of the processes that this one may inspect; none where the system does not list
 * them, as outside of Linux. Reads the links of all open files, not the files.
 */
export function openForWriting(files: readonly string[]): ReadonlySet<string> {
  const open = new Set<string>();
  const byPath = files.flatMap((file) => pathsOf(file).map((path) => [path, file] as const));
  if (byPath.length === 0) return open;
  const infos = openFiles();
  for (const [path, file] of byPath) if (infos.get(path)?.some(isForWriting)) open.add(file);
  return open;
}

/** For as long others take the same list, in ms: shorter than a file has to be unchanged before its writers are looked for. */
const LISTED_FOR_MS = 250;

let listed = { at: Number.NEGATIVE_INFINITY, infos: new Map<string, string[]>() };

/** What describes each open file, by its path: many accounts ask at a time, and a list takes some milliseconds. */
function openFiles(): ReadonlyMap<string, readonly string[]> {
  const now = performance.now();
  if (now - listed.at < LISTED_FOR_MS) return listed.infos;
  const infos = new Map<string, string[]>();
  for (const pid of namesIn("/proc")) {
    if (!/^\d+$/.test(pid)) continue;
    for (const fd of namesIn(`/proc/${pid}/fd`))
      addToGroup(infos, linkAt(`/proc/${pid}/fd/${fd}`), `/proc/${pid}/fdinfo/${fd}`);
  }
  listed = { at: now, infos };
  return infos;
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
