import type { Context } from "@/lib/db";
import { existingRecordPath, type VaultPath } from "../path";
import { exists } from "../store";

/**
 * The path of the record that a request names. Names are NFC, so a decomposed one, as macOS gives them, means the composed
 * one, unless another program has named a file so. Throws as `existingRecordPath` does.
 */
export async function recordNamed(ctx: Context, raw: string, field = "path"): Promise<VaultPath> {
  const path = existingRecordPath(raw, field);
  const composed = path.normalize("NFC");
  if (composed === path || (await exists(ctx.account.vaultDir, path))) return path;
  return existingRecordPath(composed, field);
}
