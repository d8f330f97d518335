import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";
import { IDENTITY_FOLDER } from "@/lib/accounts";
import { isCode } from "@/lib/core/error-code";
import { TEMP_PREFIX } from "@/lib/vault";

/**
 * The entries of a folder of a vault, including hidden ones; none if another program has removed it. Without what belongs to
 * the service: the identity folder, and temporary files, which are incomplete or abandoned.
 */
export function entriesOf(root: string, folder: string): { entry: Dirent; relative: string }[] {
  return readFolder(path.join(root, folder))
    .map((entry) => ({ entry, relative: folder === "" ? entry.name : `${folder}/${entry.name}` }))
    .filter(({ entry, relative }) => relative !== IDENTITY_FOLDER && !isTemporary(entry));
}

const isTemporary = (entry: Dirent): boolean => entry.isFile() && entry.name.startsWith(TEMP_PREFIX);

function readFolder(absolute: string): Dirent[] {
  try {
    return readdirSync(absolute, { withFileTypes: true });
  } catch (error) {
    if (isCode(error, "ENOENT")) return [];
    throw error;
  }
}
