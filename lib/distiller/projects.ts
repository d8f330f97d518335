import { notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { existingRecordPath, exists, recordAt } from "@/lib/vault";

/**
 * The path of a project's record, given its name or path. Throws `VALIDATION_ERROR` for an invalid one, `NOT_FOUND` when
 * it does not exist.
 */
export async function projectPath(ctx: Context, given: string): Promise<string> {
  const path = existingRecordPath(given.includes("/") ? given : `project/${given}`, "project");
  const isProject = recordAt(path)?.type === "project";
  if (isProject && (await exists(ctx.account.vaultDir, path))) return path;
  throw notFound(`There is no project ${path}: give the name or the path of a project's record`);
}
