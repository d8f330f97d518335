import { z } from "zod";
import { audit } from "@/lib/audit";
import { defineFileOperation } from "@/lib/operation";
import { destinationOf } from "../destination";
import { oneBackupInput } from "../shapes";
import { findStoredBackup } from "../store";

/** The encrypted file of a backup. Throws `NOT_FOUND`. */
export const downloadBackup = defineFileOperation({
  id: "downloadBackup",
  http: { method: "GET", path: "/backups/{id}/file", headerNames: ["Content-Disposition"] },
  tag: "Backups",
  summary: "Download the file of a backup (tar, gzip, age)",
  description: "Encrypted for the account's identity; `age` and `tar` read it without this service.",
  input: oneBackupInput,
  output: z.unknown(),
  errors: ["NOT_FOUND"],
  record: async (ctx, { id }) => {
    await findStoredBackup(ctx, id);
    await ctx.db.tx((tx) => audit(ctx, tx, { action: "backup.download", subject: id }));
  },
  run: async (ctx, { id }) => {
    const { file, size } = await findStoredBackup(ctx, id);
    const bytes = await destinationOf(ctx.account.id).get(file);
    return { name: file, ...(size !== null && { size }), bytes };
  },
});
