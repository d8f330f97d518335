import { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { type Started, startRun } from "@/lib/runs";
import { existingRecordPath } from "@/lib/vault";
import { fixScope, janitorWorkflow } from "../workflow";

export const scanInput = z.strictObject({});

const { codes, paths: files, issues } = fixScope;
export const fixInput = z.strictObject({ codes, files, issues });

/** Scans the whole vault, against the disk; changes nothing. The run's result is a `SweepResult`. */
export const startScan = (ctx: Context): Promise<Started> =>
  ctx.db.tx((tx) => startRun(ctx, tx, janitorWorkflow, { fix: false }));

/** Applies the certain fixes, of everything or of what is named. The run's result is a `SweepResult`. */
export async function startFix(ctx: Context, input: z.input<typeof fixInput> = {}): Promise<Started> {
  const { files, ...scope } = parse(fixInput, input);
  const paths = files?.map((file, at): string => existingRecordPath(file, `files.${at}`));
  return ctx.db.tx((tx) => startRun(ctx, tx, janitorWorkflow, { fix: true, ...scope, paths }));
}
