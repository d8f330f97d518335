import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import { type Context, notify } from "@/lib/db";
import { janitorIgnores, janitorIssues } from "@/lib/db/schema";
import { existingRecordPath } from "@/lib/vault";
import { CODES, type Issue } from "../issue";

const codeInput = z
  .enum(CODES, `must be one of ${CODES.join(", ")}`)
  .optional()
  .meta({ description: "Only issues of this code; all of the file's when omitted" });

const fileInput = textInput.min(1, "cannot be empty").meta({ description: "The record's path" });

export const ignoreInput = z.strictObject({
  file: fileInput,
  code: codeInput,
  reason: textInput.max(500, "at most 500 characters").optional(),
});
export const unignoreInput = z.strictObject({ file: fileInput, code: codeInput });

export interface Ignored {
  file: string;
  /** Null: whatever the code. */
  code: string | null;
  reason: string | null;
  since: string;
}

/** Keeps the Janitor quiet about a file, until it is un-ignored; its issues are neither counted nor fixed. */
export async function ignoreFile(ctx: Context, input: z.input<typeof ignoreInput>): Promise<Ignored> {
  const { file, code = "", reason = null } = parse(ignoreInput, input);
  const path = existingRecordPath(file, "file");
  const createdAt = ctx.clock.now();
  await ctx.db.tx(async (tx) => {
    await tx
      .insert(janitorIgnores)
      .values({ accountId: ctx.account.id, path, code, reason, createdAt })
      .onConflictDoUpdate({
        target: [janitorIgnores.accountId, janitorIgnores.path, janitorIgnores.code],
        set: { reason },
      });
    // Counted no more, from this moment on.
    await tx
      .delete(janitorIssues)
      .where(
        and(
          eq(janitorIssues.accountId, ctx.account.id),
          eq(janitorIssues.path, path),
          code ? eq(janitorIssues.code, code) : undefined,
        ),
      );
    await audit(ctx, tx, { action: "janitor.ignore", subject: path, detail: { code, reason } });
    await notify(ctx, tx, "kv_live");
  });
  return { file: path, code: code || null, reason, since: createdAt.toISOString() };
}

/** Lets the Janitor speak of a file again. Throws `NOT_FOUND` when it was not ignored. */
export async function unignoreFile(
  ctx: Context,
  input: z.input<typeof unignoreInput>,
): Promise<{ message: string }> {
  const { file, code = "" } = parse(unignoreInput, input);
  const path = existingRecordPath(file, "file");
  const own = and(
    eq(janitorIgnores.accountId, ctx.account.id),
    eq(janitorIgnores.path, path),
    eq(janitorIgnores.code, code),
  );
  await ctx.db.tx(async (tx) => {
    const gone = await tx.delete(janitorIgnores).where(own).returning();
    if (gone.length === 0) throw notFound(`${path} is not ignored${code && ` for ${code}`}`);
    await audit(ctx, tx, { action: "janitor.unignore", subject: path, detail: { code } });
    await notify(ctx, tx, "kv_live");
  });
  return { message: `The janitor looks after ${path} again` };
}

export async function listIgnored(ctx: Context): Promise<{ ignored: Ignored[] }> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(janitorIgnores)
      .where(eq(janitorIgnores.accountId, ctx.account.id))
      .orderBy(asc(janitorIgnores.path), asc(janitorIgnores.code)),
  );
  return {
    ignored: rows.map((row) => ({
      file: row.path,
      code: row.code || null,
      reason: row.reason,
      since: row.createdAt.toISOString(),
    })),
  };
}

/** Tells which issues are not to be heard of. */
export async function ignoring(ctx: Context): Promise<(issue: Pick<Issue, "path" | "code">) => boolean> {
  const { ignored } = await listIgnored(ctx);
  const keys = new Set(ignored.map(({ file, code }) => `${code ?? ""} ${file}`));
  return ({ path, code }) => keys.has(` ${path}`) || keys.has(`${code} ${path}`);
}
