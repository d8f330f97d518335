import path from "node:path";
import { knownAcrossBundles } from "@/lib/core/across-bundles";
import { isCode } from "@/lib/core/error-code";
import { KvError } from "@/lib/core/errors";
import { TEMP_PREFIX } from "./temporary";

/** The operating system refuses the service a file or folder of the vault; the message names it. */
export class AccessRefused extends KvError {
  constructor(message: string, cause: unknown) {
    super("UNAVAILABLE", message, { cause });
  }
}

knownAcrossBundles(AccessRefused, "access-refused");

/** System calls that only read. */
const READING = ["lstat", "open", "read", "scandir"];

/** The error, or what callers see where the operating system refused something below `root`. */
export function refusedIn(root: string, error: unknown): unknown {
  if (error instanceof KvError) return error;
  const reason = reasonOf(error);
  if (reason === null) return error;
  const { path: absolute, syscall = "" } = error as NodeJS.ErrnoException;
  if (typeof absolute !== "string") return error;
  // The new text of a file is written beside it: its folder is what refuses that.
  const isStaged = path.basename(absolute).startsWith(TEMP_PREFIX);
  const file = path.relative(root, isStaged ? path.dirname(absolute) : absolute);
  if (file.startsWith("..")) return error;
  const what = !isStaged && READING.includes(syscall) ? "read" : "changed";
  return new AccessRefused(`${file || "The vault's folder"} cannot be ${what}: ${reason}`, error);
}

/** Opening a vault asks for hard links; its files may have moved to another disk since. */
function reasonOf(error: unknown): string | null {
  const isLink = (error as NodeJS.ErrnoException | null)?.syscall === "link";
  if (isLink && isCode(error, "ENOTSUP", "ENOSYS")) return "its file system has no hard links";
  if (isLink && isCode(error, "EPERM")) return "permission denied, or its file system has no hard links";
  return isCode(error, "EACCES", "EPERM") ? "permission denied" : null;
}
