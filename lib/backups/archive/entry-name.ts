import { InvalidBackup } from "./invalid-backup";
import { CREDENTIALS, MANIFEST, SUMS } from "./manifest";

/** What an entry of an archive is. `path` of a file is from the vault's root. */
export type EntryName =
  | { kind: "manifest" | "credentials" | "sums" }
  | { kind: "rows"; table: string }
  | { kind: "file" | "folder"; path: string };

const MAX_PATH_BYTES = 4096;
const MAX_SEGMENT_BYTES = 255;

/**
 * Parses the name of an entry. Names are untrusted: anyone who knows the recipient can make an archive. Throws
 * `InvalidBackup` for an unknown name, a path outside of the vault, and anything but plain files and folders.
 */
export function entryName(name: string, type: string | null | undefined): EntryName {
  const invalid = (why: string) =>
    new InvalidBackup(`Invalid backup: the entry ${JSON.stringify(name)} ${why}.`);
  if (type !== "file" && type !== "directory") throw invalid(`is a ${type}, not a file or folder`);
  if (type === "file") {
    if (name === MANIFEST) return { kind: "manifest" };
    if (name === CREDENTIALS) return { kind: "credentials" };
    if (name === SUMS) return { kind: "sums" };
    const table = /^rows\/([a-z_][a-z0-9_]*)\.jsonl$/.exec(name)?.[1];
    if (table !== undefined) return { kind: "rows", table };
  }
  if (!name.startsWith("vault/")) throw invalid("is unknown");
  const path = name.slice("vault/".length).replace(type === "directory" ? /\/$/ : /$^/, "");
  const problem = entryProblem(path);
  if (problem) throw invalid(problem);
  return { kind: type === "file" ? "file" : "folder", path };
}

/** Why no archive can have a file or folder at this path, from the vault's root; null if it can. */
export function entryProblem(path: string): string | null {
  if (path === "") return "has no path";
  if (path.includes("\0")) return "contains NUL";
  if (path.includes("\ufffd") || !path.isWellFormed()) return "is not valid UTF-8";
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) return "is too long";
  if (process.platform === "win32" && /[\\:]/.test(path)) return "is not a valid name on this system";
  for (const segment of path.split("/")) {
    // Windows reads `.. ` and `...` as `..`.
    if (segment === "" || /^\.[.\s]*$/u.test(segment)) return "points outside of the vault";
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) return "is too long";
  }
  return null;
}
