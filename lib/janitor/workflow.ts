import { randomUUID } from "node:crypto";
import { z } from "zod";
import { defineWorkflow, shortHash } from "@/lib/runs";
import { existingRecordPath } from "@/lib/vault";
import { decision } from "./decisions";
import { CODES } from "./rules";
import { SnapshotCache } from "./snapshot";
import { fixVault, scanVault } from "./sweeps/sweep";

const TRIES = { attempts: 3 };
const MAX_NAMED = 1_000;

const some = <T extends z.ZodType>(each: T, what: string) =>
  z
    .array(each, `must be a list of ${what}`)
    .min(1, "cannot be empty")
    .max(MAX_NAMED, `at most ${MAX_NAMED}`)
    .optional();

/** The issues that a fix is limited to; all if omitted. */
export const fixScope = {
  codes: some(z.enum(CODES, `must be one of ${CODES.join(", ")}`), "codes").meta({
    description: "Fix issues of these codes only",
  }),
  paths: some(z.string("must be a record's path"), "paths").meta({
    description: "Fix issues of these records only",
  }),
  issues: some(z.string("must be an issue's id").max(100, "at most 100 characters"), "ids of issues").meta({
    description: "Fix these issues only",
  }),
  groups: some(z.string("must be a group's id").max(100, "at most 100 characters"), "ids of groups").meta({
    description: "Fix issues of these groups only",
  }),
};

const janitorInput = z
  .strictObject({
    fix: z
      .boolean("must be true or false")
      .default(false)
      .meta({ description: "Fix safe issues instead of only scanning" }),
    ...fixScope,
    decision: decision.optional(),
  })
  .refine((input) => input.decision === undefined || (input.fix && input.groups !== undefined), {
    path: ["decision"],
    error: "needs fix and groups",
  });

export type JanitorInput = z.output<typeof janitorInput>;

const cache = new SnapshotCache();

/**
 * Scans the whole vault and, with `fix`, applies every safe fix and scans again. An interrupted run continues with the
 * remaining fixes and compares with the first scan.
 */
export const janitorWorkflow = defineWorkflow({
  type: "JanitorWorkflow",
  queue: "janitor",
  purpose: "Scans the whole vault for issues and, on request, fixes the safe ones",
  input: janitorInput,
  runInput: janitorInput,
  schedule: { id: "janitor-sweep", cron: "0 3 * * *" },
  prepare: async (_ctx, _tx, { paths, ...rest }) => {
    const input = {
      ...rest,
      paths: paths?.map((path, at): string => existingRecordPath(path, `paths.${at}`)),
    };
    return { workflowId: workflowIdOf(input), input };
  },
  run: async (ctx, step, input, report) => {
    const { sweepId, startedAt } = await step("begin", async () => ({
      sweepId: randomUUID(),
      startedAt: ctx.clock.now().toISOString(),
    }));
    const sweep = { sweepId, startedAt };
    const found = await step("scan", () => scanVault(ctx, cache, sweep, input), TRIES);
    if (!input.fix) return found;
    return step("fix", () => fixVault(ctx, cache, sweep, input, found, report), TRIES);
  },
});

/** The same request joins the open run; a fix of something else is another run. */
function workflowIdOf({ fix, ...scope }: JanitorInput): string {
  if (!fix) return "janitor-scan";
  if (Object.values(scope).every((each) => each === undefined)) return "janitor-fix";
  return `janitor-fix-${shortHash(scope)}`;
}
