import type { Readable } from "node:stream";
import type { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { destinationOf } from "./destination";
import { oneBackupInput } from "./start";
import { withFile } from "./store";

export interface Download {
  name: string;
  size: number;
  bytes: Readable;
}

/** The file of a backup, encrypted as it is kept. Throws `NOT_FOUND`. */
export async function downloadBackup(ctx: Context, input: z.input<typeof oneBackupInput>): Promise<Download> {
  const { id } = parse(oneBackupInput, input);
  const { file, size } = await withFile(ctx, id);
  const bytes = await destinationOf(ctx.account.id).get(file);
  await ctx.db.tx((tx) => audit(ctx, tx, { action: "backup.download", subject: id }));
  return { name: file, size: size ?? 0, bytes };
}
