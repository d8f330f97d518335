import { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { type Started, startRun } from "@/lib/runs";
import { withFile } from "./store";
import { backupWorkflow, drillWorkflow, restoreInput, restoreWorkflow, verifyWorkflow } from "./workflows";

export const startBackupInput = z.strictObject({});

/** Starts a backup, or joins the one that goes on. The run's result is a `BackupResult`. */
export const startBackup = (ctx: Context): Promise<Started> =>
  ctx.db.tx((tx) => startRun(ctx, tx, backupWorkflow, { reason: "manual" }));

export const oneBackupInput = z.strictObject({ id: z.uuid("must be the id of a backup") });

type OneBackup = z.input<typeof oneBackupInput>;

/** Reads a backup back. The run's result is a `Verification`. Throws `NOT_FOUND`. */
export async function startVerify(ctx: Context, input: OneBackup): Promise<Started> {
  const { id } = parse(oneBackupInput, input);
  await withFile(ctx, id);
  return ctx.db.tx((tx) => startRun(ctx, tx, verifyWorkflow, { backup: id }));
}

/** Tries a backup in a scratch place. The run's result is a `Drill`. Throws `NOT_FOUND`. */
export async function startDrill(ctx: Context, input: OneBackup): Promise<Started> {
  const { id } = parse(oneBackupInput, input);
  await withFile(ctx, id);
  return ctx.db.tx((tx) => startRun(ctx, tx, drillWorkflow, { backup: id }));
}

const { path, apply, seen } = restoreInput.shape;

export const startRestoreInput = z.strictObject({ ...oneBackupInput.shape, path, apply, seen });

/** Restores a file or the account, or tells what that would change. The run's result is a `RestoreResult`. */
export async function startRestore(ctx: Context, input: z.input<typeof startRestoreInput>): Promise<Started> {
  const { id, ...what } = parse(startRestoreInput, input);
  await withFile(ctx, id);
  return ctx.db.tx((tx) => startRun(ctx, tx, restoreWorkflow, { backup: id, ...what }));
}
