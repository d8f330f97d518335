import { asc, eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { groupOf, type Issue } from "../issue";
import type { Ignored, IgnoredGroup } from "../shapes";
import { janitorIgnoredGroups, janitorIgnores } from "../tables";

/** Ignored files, sorted by path. */
export async function ignoredFiles(ctx: Context): Promise<Ignored[]> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(janitorIgnores)
      .where(eq(janitorIgnores.accountId, ctx.account.id))
      .orderBy(asc(janitorIgnores.path), asc(janitorIgnores.code)),
  );
  return rows.map(presentIgnored);
}

export const presentIgnored = (row: typeof janitorIgnores.$inferSelect): Ignored => ({
  file: row.path,
  code: row.code || null,
  reason: row.reason,
  since: row.createdAt.toISOString(),
});

/** Ignored groups, sorted by code and message. */
export async function ignoredGroups(ctx: Context): Promise<IgnoredGroup[]> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(janitorIgnoredGroups)
      .where(eq(janitorIgnoredGroups.accountId, ctx.account.id))
      .orderBy(asc(janitorIgnoredGroups.code), asc(janitorIgnoredGroups.message)),
  );
  return rows.map(presentIgnoredGroup);
}

export const presentIgnoredGroup = ({
  groupId: group,
  code,
  message,
  reason,
  createdAt,
}: typeof janitorIgnoredGroups.$inferSelect): IgnoredGroup => ({
  group,
  code,
  message,
  reason,
  since: createdAt.toISOString(),
});

/** A predicate for ignored issues. */
export async function ignoredMatcher(
  ctx: Context,
): Promise<(issue: Pick<Issue, "path" | "code" | "cause">) => boolean> {
  const keys = new Set((await ignoredFiles(ctx)).map(({ file, code }) => `${code ?? ""} ${file}`));
  const groups = new Set((await ignoredGroups(ctx)).map(({ group }) => group));
  return (issue) =>
    keys.has(` ${issue.path}`) ||
    keys.has(`${issue.code} ${issue.path}`) ||
    (groups.size > 0 && groups.has(groupOf(issue)));
}
