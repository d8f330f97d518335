import { notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { existingRecordPath, exists, recordAt } from "@/lib/vault";

/**
 * The record of a project that is named by its path or by its name. Throws `VALIDATION_ERROR` for what is neither,
 * `NOT_FOUND` when there is none.
 */
export async function projectPath(ctx: Context, given: string): Promise<string> {
  const path = existingRecordPath(given.includes("/") ? given : `project/${given}`, "project");
  const isProject = recordAt(path)?.type === "project";
  if (isProject && (await exists(ctx.account.vaultDir, path))) return path;
  throw notFound(`There is no project ${path}: give the name or the path of a project's record`);
}
