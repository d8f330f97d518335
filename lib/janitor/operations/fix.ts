import { z } from "zod";
import { defineRunOperation, startKind, withRun } from "@/lib/runs";
import { existingRecordPath } from "@/lib/vault";
import { CODES } from "../issue";
import { JANITOR, janitorInput } from "../kinds";
import { sweep } from "../shapes";

const MAX_ITEMS = 1_000;

const list = <T extends z.ZodType>(each: T, what: string) =>
  z
    .array(each, `must be a list of ${what}`)
    .min(1, "cannot be empty")
    .max(MAX_ITEMS, `at most ${MAX_ITEMS}`)
    .optional();

/** Starts a run that applies the certain fixes, of everything or of what is named. Its result is a `SweepResult`. */
export const startFix = defineRunOperation({
  id: "janitorFix",
  http: { method: "POST", path: "/workers/janitor/fix" },
  tag: "Workers",
  summary: "Apply the certain fixes, of everything or of what is named; each can be reverted",
  input: z.strictObject({
    codes: list(z.enum(CODES, `must be one of ${CODES.join(", ")}`), "codes").meta({
      description: "Fix issues of these codes only",
    }),
    files: list(z.string("must be a record's path"), "paths").meta({
      description: "Fix issues of these records only",
    }),
    issues: list(z.string("must be an issue's id").max(100, "at most 100 characters"), "ids of issues").meta({
      description: "Fix these issues only",
    }),
  }),
  output: withRun(z.object(sweep)),
  start: (ctx, { codes, files, issues }) => {
    const paths = files?.map((file, index): string => existingRecordPath(file, `files.${index}`));
    const input = janitorInput.parse({ fix: true, codes, paths, issues });
    return ctx.db.tx((tx) => startKind(ctx, tx, JANITOR, input));
  },
});
