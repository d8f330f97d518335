import { relative } from "node:path";
import { conflict } from "@/lib/core/errors";
import { EscapeError, type VaultPath } from "../path";
import { isUnreadable, readFilesIfAny, type StoredFile } from "../store";

/**
 * Reads files whose links are to be updated. Throws `CONFLICT`, which names the file, for one that cannot be read: its
 * links would lead nowhere.
 */
export async function readLinking(
  root: string,
  files: readonly VaultPath[],
): Promise<Map<VaultPath, StoredFile | null>> {
  try {
    return await readFilesIfAny(root, files);
  } catch (error) {
    if (error instanceof EscapeError || !isUnreadable(error)) throw error;
    throw conflict(`Links to it cannot be updated: ${reasonOf(root, error)}`);
  }
}

/** An error of the operating system contains the absolute path, which concerns only the operator. */
function reasonOf(root: string, error: unknown): string {
  const { path, message } = error as { path?: unknown; message: string };
  return typeof path === "string" ? `${relative(root, path)} cannot be read` : message;
}
