import { isCode } from "@/lib/core/error-code";
import { EscapeError, type VaultPath } from "../path";
import { readFileIfAny, type StoredFile } from "./files";
import { AccessRefused } from "./refused";

/** Whether a file of the vault cannot be read: it is too large, its owner lets nobody, or a link leads out of the vault. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof EscapeError ||
  error instanceof AccessRefused ||
  isCode(error, "PAYLOAD_TOO_LARGE", "EACCES", "EPERM");

/** Like `readFileIfAny`, for who goes through many files: null also for one that cannot be read. */
export async function readIfReadable(root: string, file: VaultPath): Promise<StoredFile | null> {
  try {
    return await readFileIfAny(root, file);
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}
