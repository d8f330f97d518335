import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";
import { IDENTITY_FOLDER } from "@/lib/accounts";
import { cannotRead, isCode } from "@/lib/core/error-code";
import { TEMP_PREFIX, UNREADABLE_FOLDER } from "@/lib/vault";
import type { SkippedFile } from "../shapes";

/**
 * The entries of a folder of a vault, including hidden ones; none if another program has removed it, or if it cannot be read,
 * which is added to `skipped`. Without what belongs to the service: the identity folder, and temporary files, which are
 * incomplete or abandoned.
 */
export function entriesOf(
  root: string,
  folder: string,
  skipped: SkippedFile[],
): { entry: Dirent; relative: string }[] {
  return readFolder(root, folder, skipped)
    .map((entry) => ({ entry, relative: folder === "" ? entry.name : `${folder}/${entry.name}` }))
    .filter(({ entry, relative }) => relative !== IDENTITY_FOLDER && !isTemporary(entry));
}

const isTemporary = (entry: Dirent): boolean => entry.isFile() && entry.name.startsWith(TEMP_PREFIX);

function readFolder(root: string, folder: string, skipped: SkippedFile[]): Dirent[] {
  try {
    return readdirSync(path.join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (isCode(error, "ENOENT")) return [];
    if (folder === "" || !cannotRead(error)) throw error;
    skipped.push({ path: folder, reason: UNREADABLE_FOLDER });
    return [];
  }
}
