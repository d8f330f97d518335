import type { Context } from "@/lib/db";
import { existingRecordPath, literalPath, type VaultPath } from "../path";
import { exists } from "../store";

/**
 * The path of the record that a request names. Names are NFC, so a decomposed one, as macOS gives them, means the composed
 * one, unless another program has named a file so; a composed one means the file that another program has named decomposed, if
 * there is no other. A file in the root is meant by its name even where that looks encoded. Throws as `existingRecordPath` does.
 */
export async function recordNamed(ctx: Context, raw: string, field = "path"): Promise<VaultPath> {
  const literal = literalPath(raw);
  if (literal && (await exists(ctx.account.vaultDir, literal))) return literal;
  const path = existingRecordPath(raw, field);
  const composed = path.normalize("NFC");
  const decomposed = path.normalize("NFD");
  if (composed === decomposed) return path;
  for (const form of new Set([path, composed, decomposed])) {
    const named = existingRecordPath(form, field);
    if (await exists(ctx.account.vaultDir, named)) return named;
  }
  return existingRecordPath(composed, field);
}
