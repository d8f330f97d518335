import { CREDENTIALS, MANIFEST, SUMS } from "./manifest";
import { RefusedBackup } from "./refused";

/** What an entry of an archive is. `path` of a file is from the vault's root. */
export type EntryName =
  | { kind: "manifest" | "credentials" | "sums" }
  | { kind: "rows"; table: string }
  | { kind: "file" | "folder"; path: string };

const MAX_PATH_BYTES = 4096;
const MAX_SEGMENT_BYTES = 255;

/**
 * Reads the name of an entry as a stranger's: whoever knows the recipient can make an archive. A name that leads out
 * of the vault, or is none that a backup has, is refused; so is every entry but plain files and folders.
 */
export function entryName(name: string, type: string | null | undefined): EntryName {
  const refuse = (why: string) =>
    new RefusedBackup(`The backup is refused: its entry ${JSON.stringify(name)} ${why}.`);
  if (type !== "file" && type !== "directory") throw refuse(`is a ${type}, neither a file nor a folder`);
  if (type === "file") {
    if (name === MANIFEST) return { kind: "manifest" };
    if (name === CREDENTIALS) return { kind: "credentials" };
    if (name === SUMS) return { kind: "sums" };
    const table = /^rows\/([a-z_][a-z0-9_]*)\.jsonl$/.exec(name)?.[1];
    if (table !== undefined) return { kind: "rows", table };
  }
  if (!name.startsWith("vault/")) throw refuse("is none that a backup has");
  const path = name.slice("vault/".length).replace(type === "directory" ? /\/$/ : /$^/, "");
  const fault = faultOf(path);
  if (fault) throw refuse(fault);
  return { kind: type === "file" ? "file" : "folder", path };
}

function faultOf(path: string): string | null {
  if (path === "") return "names nothing";
  if (path.includes("\0")) return "contains NUL";
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) return "is too long";
  if (process.platform === "win32" && /[\\:]/.test(path)) return "cannot be a name on this system";
  for (const segment of path.split("/")) {
    // Windows reads `.. ` and `...` as `..`.
    if (segment === "" || /^\.[.\s]*$/u.test(segment)) return "would lead out of the vault";
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) return "is too long";
  }
  return null;
}
