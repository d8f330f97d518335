import { asc, eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import type { Issue } from "../issue";
import type { Ignored } from "../shapes";
import { janitorIgnores } from "../tables";

/** Ignored files, sorted by path. */
export async function ignoredFiles(ctx: Context): Promise<Ignored[]> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(janitorIgnores)
      .where(eq(janitorIgnores.accountId, ctx.account.id))
      .orderBy(asc(janitorIgnores.path), asc(janitorIgnores.code)),
  );
  return rows.map((row) => ({
    file: row.path,
    code: row.code || null,
    reason: row.reason,
    since: row.createdAt.toISOString(),
  }));
}

/** A predicate for ignored issues. */
export async function ignoredMatcher(
  ctx: Context,
): Promise<(issue: Pick<Issue, "path" | "code">) => boolean> {
  const keys = new Set((await ignoredFiles(ctx)).map(({ file, code }) => `${code ?? ""} ${file}`));
  return ({ path, code }) => keys.has(` ${path}`) || keys.has(`${code} ${path}`);
}
