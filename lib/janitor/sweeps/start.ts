import { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { type Started, startKind } from "@/lib/runs";
import { existingRecordPath } from "@/lib/vault";
import { CODES } from "../issue";
import { JANITOR, janitorInput } from "../kinds";

export const scanInput = z.strictObject({});

const most = 1_000;
const list = <T extends z.ZodType>(each: T, what: string) =>
  z
    .array(each, `must be a list of ${what}`)
    .min(1, "cannot be empty")
    .max(most, `at most ${most}`)
    .optional();

export const fixInput = z.strictObject({
  codes: list(z.enum(CODES, `must be one of ${CODES.join(", ")}`), "codes").meta({
    description: "Fix issues of these codes only",
  }),
  files: list(z.string("must be a record's path"), "paths").meta({
    description: "Fix issues of these records only",
  }),
  issues: list(z.string("must be an issue's id").max(100, "at most 100 characters"), "ids of issues").meta({
    description: "Fix these issues only",
  }),
});

/** Looks at the whole vault, against the disk; changes nothing. The run's result is a `SweepResult`. */
export const startScan = (ctx: Context): Promise<Started> =>
  ctx.db.tx((tx) => startKind(ctx, tx, JANITOR, janitorInput.parse({})));

/** Applies the certain fixes, of everything or of what is named. The run's result is a `SweepResult`. */
export async function startFix(ctx: Context, input: z.input<typeof fixInput> = {}): Promise<Started> {
  const { codes, files, issues } = parse(fixInput, input);
  const paths = files?.map((file, index): string => existingRecordPath(file, `files.${index}`));
  const given = janitorInput.parse({ fix: true, codes, paths, issues });
  return ctx.db.tx((tx) => startKind(ctx, tx, JANITOR, given));
}
