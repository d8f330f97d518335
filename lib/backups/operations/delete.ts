import { z } from "zod";
import { audit } from "@/lib/audit";
import { count } from "@/lib/core/count";
import { conflict } from "@/lib/core/errors";
import { type Context, notify, type Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { destinationOf } from "../destination";
import { oneBackupInput } from "../shapes";
import { type BackupRow, deleteBackupRows, lockBackup, setBackupState } from "../store";

/**
 * Deletes a backup with its file, which is removed first, as retention does: a crash leaves a row without a file, which can
 * be deleted again. Throws `NOT_FOUND`, and `CONFLICT` while other backups use its file.
 */
export const deleteBackup = defineOperation({
  id: "deleteBackup",
  http: { method: "DELETE", path: "/backups/{id}" },
  tag: "Backups",
  summary: "Delete a backup and its file, permanently",
  description:
    "Also the entry of a failed one. 409 while later `unchanged` backups use its file (`same_as`): delete those first.",
  input: oneBackupInput,
  output: z.object({
    id: z.uuid(),
    deleted: z.literal(true),
    file: z.string().nullable().meta({ description: "The file that was removed; null if it had none" }),
  }),
  errors: ["NOT_FOUND", "CONFLICT"],
  examples: [
    {
      input: { id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a" },
      output: {
        id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
        deleted: true,
        file: "2026-03-02T01-00-00.000Z-5b0e0c1a.tar.gz.age",
      },
    },
  ],
  run: async (ctx, { id }) => {
    const row = await ctx.db.tx((tx) => giveUp(ctx, tx, id));
    const { file, takenAt, state } = row;
    if (file !== null) await removeFile(ctx, row, file);
    return ctx.db.tx(async (tx) => {
      await lockBackup(ctx, tx, id);
      await deleteBackupRows(ctx, tx, [id]);
      const detail = { file, state, taken_at: takenAt.toISOString() };
      await audit(ctx, tx, { action: "backup.delete", subject: id, detail });
      await notify(ctx, tx, "kv_live");
      return { id, deleted: true as const, file };
    });
  },
});

const INTERRUPTED = "Its deletion was interrupted: delete it again";

/** Lets no later backup use the file, since it is removed outside of a transaction: a store may take long to answer. */
async function giveUp(ctx: Context, tx: Tx, id: string): Promise<BackupRow> {
  const { row, users } = await lockBackup(ctx, tx, id);
  if (users.length > 0) throw conflict(inUse(users));
  if (row.file !== null) await setBackupState(ctx, tx, id, { state: "failed", error: INTERRUPTED });
  return row;
}

async function removeFile(ctx: Context, { id, state, error }: BackupRow, file: string): Promise<void> {
  try {
    await destinationOf(ctx.account.id).remove(file);
  } catch (cause) {
    await ctx.db.tx((tx) => setBackupState(ctx, tx, id, { state, error }));
    throw cause;
  }
}

/** How many of the backups in the way are named. */
const MAX_NAMED = 3;

function inUse(users: readonly { takenAt: Date }[]): string {
  const times = users.slice(0, MAX_NAMED).map(({ takenAt }) => takenAt.toISOString());
  const more = users.length > MAX_NAMED ? ", …" : "";
  const [use, them] = users.length === 1 ? ["uses", "it"] : ["use", "them"];
  return `${count(users.length, "later backup")} ${use} its file, as nothing had changed: delete ${them} first (${times.join(", ")}${more})`;
}
