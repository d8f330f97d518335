import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { textInput } from "@/lib/core/text";
import { notify, returnedRow } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { existingRecordPath } from "@/lib/vault";
import { CODES } from "../rules";
import { ignored } from "../shapes";
import { presentIgnored } from "../sweeps/ignored";
import { janitorIgnores, janitorIssues } from "../tables";

const input = z.strictObject({
  file: textInput.min(1, "cannot be empty").meta({ description: "The record's path" }),
  code: z
    .enum(CODES, `must be one of ${CODES.join(", ")}`)
    .optional()
    .meta({ description: "Only issues of this code; all of the file's when omitted" }),
  reason: textInput.max(500, "at most 500 characters").optional(),
});

export const ignoreFile = defineOperation({
  id: "janitorIgnore",
  http: { method: "POST", path: "/workers/janitor/ignore" },
  tag: "Janitor",
  summary: "Ignore a file's issues, or those of one code: they are neither counted nor fixed",
  description: "By path, for all codes or one. The file is still read, since links from it count.",
  input,
  output: ignored,
  run: async (ctx, { file, code = "", reason = null }) => {
    const path = existingRecordPath(file, "file");
    const issuesOfFile = and(
      eq(janitorIssues.accountId, ctx.account.id),
      eq(janitorIssues.path, path),
      code ? eq(janitorIssues.code, code) : undefined,
    );
    return ctx.db.tx(async (tx) => {
      const row = returnedRow(
        await tx
          .insert(janitorIgnores)
          .values({ accountId: ctx.account.id, path, code, reason, createdAt: ctx.clock.now() })
          .onConflictDoUpdate({
            target: [janitorIgnores.accountId, janitorIgnores.path, janitorIgnores.code],
            set: { reason },
          })
          .returning(),
      );
      await tx.delete(janitorIssues).where(issuesOfFile);
      await audit(ctx, tx, { action: "janitor.ignore", subject: path, detail: { code, reason } });
      await notify(ctx, tx, "kv_live");
      return presentIgnored(row);
    });
  },
});
