import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { existingRecordPath } from "@/lib/vault";
import { janitorIgnores } from "../tables";
import { ignoreFile } from "./ignore-file";

export const unignoreFile = defineOperation({
  id: "janitorUnignore",
  http: { method: "DELETE", path: "/workers/janitor/ignore", bodyToo: ["file", "code"] },
  tag: "Janitor",
  summary: "Stop ignoring a file",
  description: "`file` may be in the query or in the body.",
  input: ignoreFile.input.omit({ reason: true }),
  output: z.object({ message: z.string() }),
  errors: ["NOT_FOUND"],
  run: async (ctx, { file, code = "" }) => {
    const path = existingRecordPath(file, "file");
    const entry = and(
      eq(janitorIgnores.accountId, ctx.account.id),
      eq(janitorIgnores.path, path),
      eq(janitorIgnores.code, code),
    );
    await ctx.db.tx(async (tx) => {
      const removed = await tx.delete(janitorIgnores).where(entry).returning();
      if (removed.length === 0) throw notFound(`${path} is not ignored${code && ` for ${code}`}`);
      await audit(ctx, tx, { action: "janitor.unignore", subject: path, detail: { code } });
      await notify(ctx, tx, "kv_live");
    });
    return { message: `No longer ignoring ${path}` };
  },
});
