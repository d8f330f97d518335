import { randomUUID } from "node:crypto";
import { z } from "zod";
import { defineWorkflow, shortHash } from "@/lib/runs";
import { existingRecordPath } from "@/lib/vault";
import { FactsCache } from "./facts";
import { CODES } from "./rules";
import { fixVault, lookAtVault } from "./sweeps/sweep";

const TRIES = { attempts: 3 };
const MAX_NAMED = 1_000;

const some = <T extends z.ZodType>(each: T, what: string) =>
  z
    .array(each, `must be a list of ${what}`)
    .min(1, "cannot be empty")
    .max(MAX_NAMED, `at most ${MAX_NAMED}`)
    .optional();

/** Which issues a fix is limited to; without any, it applies to all. */
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
};

const janitorInput = z.strictObject({
  fix: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Apply what is certain, instead of only scanning" }),
  ...fixScope,
});

export type JanitorInput = z.output<typeof janitorInput>;

/** What this process remembers of the vaults that it has scanned: a second scan reads only what has changed. */
const cache = new FactsCache();

/**
 * One sweep: scans the whole vault and, when asked to fix, applies every certain fix and scans again. A sweep that was
 * interrupted continues with the fixes that are left and counts from the first scan.
 */
export const janitorWorkflow = defineWorkflow({
  type: "JanitorWorkflow",
  queue: "janitor",
  purpose: "Scans the whole vault for issues and, when asked to, applies the fixes that are certain",
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
    const look = await step("scan", () => lookAtVault(ctx, cache, sweep, input), TRIES);
    if (!input.fix) return look;
    return step("fix", () => fixVault(ctx, cache, sweep, input, look, report), TRIES);
  },
});

/** The same request joins the open run; a fix of something else is another run. */
function workflowIdOf({ fix, ...scope }: JanitorInput): string {
  if (!fix) return "janitor-scan";
  if (Object.values(scope).every((each) => each === undefined)) return "janitor-fix";
  return `janitor-fix-${shortHash(scope)}`;
}
