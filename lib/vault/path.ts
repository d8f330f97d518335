import { lstatSync } from "node:fs";
import path from "node:path";
import { knownAcrossBundles } from "@/lib/core/across-bundles";
import { isCode } from "@/lib/core/error-code";
import { invalid, KvError } from "@/lib/core/errors";
import { checkName } from "./name";

declare const brand: unique symbol;

/** A path relative to the root of a vault, with `/`, that lies inside it. Made only in this file. */
export type VaultPath = string & { readonly [brand]: "VaultPath" };

/** The path would leave the vault: the handler logs it. To the caller it is a validation error. */
export class EscapeError extends KvError {
  readonly escape = true;

  constructor(field: string, message: string) {
    super("VALIDATION_ERROR", message, { details: [{ path: field, message }] });
    this.name = "EscapeError";
  }
}

knownAcrossBundles(EscapeError, "escape-error");

interface PathProblem {
  message: string;
  escapes: boolean;
}

const MAX_PATH_BYTES = 2048;
/** Of a name in the file systems of today. */
export const MAX_SEGMENT_BYTES = 255;
const USUAL =
  /^(?:[A-Za-z0-9_-][A-Za-z0-9 ._-]{0,80}\/){0,4}[A-Za-z0-9_-][A-Za-z0-9 ._-]{0,80}[A-Za-z0-9_-]$/;

const escapes = (message: string): PathProblem => ({ message, escapes: true });
const wrong = (message: string): PathProblem => ({ message, escapes: false });

/** The first problem of `raw` as a path inside the vault. */
function findProblem(raw: string): PathProblem | undefined {
  if (USUAL.test(raw)) return undefined;
  if (raw.includes("\0")) return escapes("A path cannot contain NUL.");
  if (/^[/\\]/.test(raw) || /^[A-Za-z]:/.test(raw)) {
    return escapes("A path is relative to the vault, such as person/Alice Chen.md.");
  }
  if (raw.includes("\\")) return escapes("A path is written with /, never with a backslash.");
  if (/[\p{Cc}\p{Surrogate}]/u.test(raw)) {
    return wrong("A path cannot contain control characters or half of a character.");
  }
  if (Buffer.byteLength(raw) > MAX_PATH_BYTES)
    return wrong(`A path can have at most ${MAX_PATH_BYTES} bytes.`);
  for (const segment of raw.split("/")) {
    const fault = segmentProblem(segment);
    if (fault) return fault;
  }
  return undefined;
}

function segmentProblem(segment: string): PathProblem | undefined {
  if (segment === "") return wrong("A path cannot have an empty part.");
  // Windows reads `.. ` and `...` as `..`.
  if (/^\.[.\s]*$/u.test(segment)) return escapes("A path cannot contain . or .. as a part.");
  if (segment.startsWith(".")) return wrong("A path cannot lead into a hidden file or folder.");
  if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) {
    return wrong(`A part of a path can have at most ${MAX_SEGMENT_BYTES} bytes.`);
  }
  return undefined;
}

const raise = (field: string, fault: PathProblem): never => {
  throw fault.escapes ? new EscapeError(field, fault.message) : invalid(field, fault.message);
};

/**
 * Any visible file of the vault, taken literally: nothing is decoded or normalised.
 * Throws `EscapeError` when it would leave the vault, `VALIDATION_ERROR` when it is wrong otherwise.
 */
export function vaultPath(raw: string, field = "path"): VaultPath {
  const fault = findProblem(raw);
  if (fault) raise(field, fault);
  return raw as VaultPath;
}

/** Why `raw` is not a path inside the vault, as a sentence; undefined if it is one. */
export const pathProblem = (raw: string): string | undefined => findProblem(raw)?.message;
/**
 * Any file of the vault, hidden ones and unusual names too: for paths of backups and of the journal. Throws
 * `EscapeError` when it would leave the vault.
 */
export function anyVaultPath(raw: string, field = "path"): VaultPath {
  const isInside =
    !raw.includes("\0") && raw.split("/").every((part) => part !== "" && !/^\.[.\s]*$/u.test(part));
  if (!isInside) throw new EscapeError(field, "A path is relative to the vault and cannot leave it.");
  return raw as VaultPath;
}

/** Like `vaultPath`, but undefined instead of an error: for walking a disk that other programs write to. */
export const asVaultPath = (raw: string): VaultPath | undefined =>
  findProblem(raw) === undefined ? (raw as VaultPath) : undefined;

/** An encoded separator or NUL: a path without a slash that has one is encoded as a whole. */
const ENCODED_SEPARATOR = /%(?:2f|5c|00)/i;

/** `raw` with `.md`; a path without a slash is percent-decoded when its slashes are `%2F`. */
function wholePath(raw: string, field: string): VaultPath {
  const isEncoded = !raw.includes("/") && ENCODED_SEPARATOR.test(raw);
  const decoded = isEncoded ? decodeOnce(raw, field) : raw;
  if (decoded === "" || decoded.endsWith("/")) throw noFile(decoded, field);
  return vaultPath(decoded.endsWith(".md") ? decoded : `${decoded}.md`, field);
}

/** The path of a file in the root whose name has what looks like an encoded separator, such as `and%2For.md`; else undefined. */
export const literalPath = (raw: string): VaultPath | undefined =>
  !raw.includes("/") && ENCODED_SEPARATOR.test(raw)
    ? asVaultPath(raw.endsWith(".md") ? raw : `${raw}.md`)
    : undefined;

/** With `.md`, a path that is empty or ends in a slash would be that of a hidden file. */
function noFile(path: string, field: string): KvError {
  const fault = findProblem(path.length > 1 ? path.slice(0, -1) : path);
  if (fault?.escapes) return new EscapeError(field, fault.message);
  return invalid(
    field,
    "A path names a file, such as person/Alice Chen.md: it cannot be empty or end in a slash.",
  );
}

function decodeOnce(encoded: string, field: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw invalid(field, "The percent-encoding of the path is broken; encode it once, as UTF-8.");
  }
}

/**
 * The path of a new record, with or without `.md`, in NFC, every part a valid name, except those that `isKnown` accepts
 * as they are (existing folders, given without a trailing slash, and the whole path's last part).
 * Throws `EscapeError`, `VALIDATION_ERROR` (the message suggests a name that works).
 */
export function recordPath(
  raw: string,
  field = "path",
  isKnown: (path: string) => boolean = () => false,
): VaultPath {
  const parts = wholePath(raw, field).slice(0, -".md".length).split("/");
  const names = parts.map((part, at) =>
    isKnown(parts.slice(0, at + 1).join("/")) ? part : validName(part, field),
  );
  return vaultPath(`${names.join("/")}.md`, field);
}

/** The path of a new record in a folder, which another program may have named; `folder` is empty for the root. */
export const pathIn = (folder: string, name: string, field = "name"): VaultPath =>
  vaultPath(`${folder === "" ? "" : `${folder}/`}${validName(name, field)}.md`, field);

function validName(part: string, field: string): string {
  const check = checkName(part);
  if (check.ok) return check.name;
  throw invalid(field, `${check.reason} Try "${check.suggestion}".`);
}

/**
 * The path of an existing record, which another program may have named: as strict as `recordPath` about leaving the
 * vault, but any file name is valid. Not normalised.
 */
export const existingRecordPath = (raw: string, field = "path"): VaultPath => wholePath(raw, field);

/**
 * Decodes the tail of a URL, as the client sent it, for the functions above.
 * Decodes exactly once: a path that was encoded twice stays encoded, and is then not a record path.
 */
export function pathFromUrl(encoded: string, field = "path"): string {
  const decoded = decodeOnce(encoded, field);
  if (decoded.includes("/") || !ENCODED_SEPARATOR.test(decoded)) return decoded;
  throw invalid(field, "The path is encoded twice; encode it once, as UTF-8.");
}

export const fileNameOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1);

/** `Alice Chen` of `person/Alice Chen.md`: what a link without a folder says; of `note/plan.pdf` `plan.pdf`. */
export const stemOf = (file: string): string => fileNameOf(file).replace(/\.md$/, "");

/** A path as links write it: without `.md`, in any case of letters. */
export const withoutMd = (path: string): string => path.replace(/\.md$/i, "");

/** A link with the whole path: `[[person/Alice Chen]]`. */
export const wholeLink = (path: string): string => `[[${path.replace(/\.md$/, "")}]]`;

/** The folder of a file, without a slash at the end; empty in the root. */
export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf("/")));

/** Whether a path is one of these, or below one. */
export const isBelow = (folders: readonly string[], file: string): boolean =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

/**
 * The absolute path of `file` below `root`, after checking that no component is a symbolic link. Components may be
 * missing. Open the file with O_NOFOLLOW, since another program can change the disk meanwhile.
 * Throws `EscapeError` for a symbolic link, `VALIDATION_ERROR` when a folder of the path is a file.
 */
export async function locate(root: string, file: VaultPath, field = "path"): Promise<string> {
  if (kindsAlong(root, file, field).slice(0, -1).includes("file"))
    throw invalid(field, "The path leads through a file as if it were a folder.");
  return path.join(root, file);
}

/** Like `locate`, for a file to be created once other files have made way. */
export async function locateNew(root: string, file: VaultPath, field = "path"): Promise<string> {
  kindsAlong(root, file, field);
  return path.join(root, file);
}

type Kind = "link" | "folder" | "file" | "missing";

/** What is at each component of the path. Throws `EscapeError` for a symbolic link. */
function kindsAlong(root: string, file: VaultPath, field: string): Kind[] {
  const parts = file.split("/");
  const steps = parts.map((_, index) => path.join(root, ...parts.slice(0, index + 1)));
  const kinds = steps.map(kindOf);
  if (kinds.includes("link"))
    throw new EscapeError(field, "The path leads through a symbolic link, which is not followed.");
  return kinds;
}

/** Synchronous: a file status takes microseconds, a promise of one ten times as long. */
function kindOf(step: string): Kind {
  try {
    const stat = lstatSync(step, { throwIfNoEntry: false });
    if (!stat) return "missing";
    return stat.isSymbolicLink() ? "link" : stat.isDirectory() ? "folder" : "file";
  } catch (error) {
    if (isCode(error, "ENOTDIR")) return "missing";
    throw error;
  }
}
