import { notFound } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { existingRecordPath, layoutIn, parseRecord, readFileIfAny } from "@/lib/vault";

/**
 * The path of a project's record, given its name or path. Throws `VALIDATION_ERROR` for an invalid one, `NOT_FOUND` when
 * it does not exist.
 */
export async function projectPath(ctx: Context, tx: Tx, given: string): Promise<string> {
  const layout = await layoutIn(ctx, tx);
  const path = existingRecordPath(
    given.includes("/") ? given : `${layout.folderOf("project")}/${given}`,
    "project",
  );
  const file = layout.isRecord(path) ? await readFileIfAny(ctx.account.vaultDir, path) : null;
  if (file && layout.typeOf(path, parseRecord(file.text).frontmatter) === "project") return path;
  throw notFound(`There is no project ${path}: give the name or the path of a project's record`);
}
