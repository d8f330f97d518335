import { z } from "zod";
import { conflict } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import type { EngineUsed } from "@/lib/gateway";
import { defineWorkflow, failureReason, isInterruption, type Step } from "@/lib/runs";
import { type Applied, isRejected, type Rejected } from "./applied";
import type { Application } from "./apply";
import { applyPlan, FileChangedError } from "./apply";
import { type DecidedBy, decidedBy } from "./decided";
import { prepareFile } from "./inbox/file-runs";
import { chooseDestination, chooseQuarantine, quarantineFile, releaseFile } from "./move-file";
import { placePlan } from "./place";
import { NOTE_KEY } from "./plan";
import { ARCHIVE, type PlannedFile, planFile } from "./plan-file";
import type { Planned } from "./planner";
import { unpackFile } from "./unpack/unpack";
import type { AmbiguousName } from "./untyped";

/** A file that fails this often goes to quarantine. */
const RETRY = { attempts: 3 };
/** As often a file is planned that is changed between its plan and what is made of it. */
const MAX_CHANGES = 5;
const CHANGED = "changed";
/** The quarantine itself must survive a restart of the database. */
const CLEANUP_RETRY = { attempts: 10 };

const startInput = z.strictObject({
  filename: z.string("must be the name of a file waiting in the inbox"),
});

/** `inboxId` is the id of the inbox file's row. */
const runInput = z.strictObject({ inboxId: z.uuid() });

export type CuratorOutcome =
  | {
      state: "processed";
      records: string[];
      /** Parts of the plan that the vault rejected. */
      not_written: Pick<Rejected, "path" | "reason">[];
      planned_by: EngineUsed;
      decided_by: DecidedBy;
      /** Names that several untyped notes have: none was chosen, and a record was created. */
      ambiguous: AmbiguousName[];
      /** Findings that wait for review. */
      proposed: number;
    }
  | { state: "unpacked"; filenames: string[] }
  | { state: "gone" };

/** Turns one inbox file into linked records. */
export const curatorWorkflow = defineWorkflow({
  type: "CuratorWorkflow",
  queue: "curator",
  purpose: "Turns one inbox file into linked records",
  input: startInput,
  runInput,
  retryInstead:
    "The file of such a run is in quarantine or on hold: return it to the inbox by POST /vault/inbox/states/{id}/retry",
  prepare: (ctx, tx, { filename }) => prepareFile(ctx, tx, filename),
  run: async (ctx, step, { inboxId }): Promise<CuratorOutcome> => {
    try {
      for (let changes = 0; changes < MAX_CHANGES; changes += 1) {
        const file = await step<PlanStep>(named("plan", changes), () => planFile(ctx, inboxId), RETRY);
        const outcome = await finish(ctx, step, inboxId, file, changes);
        if (outcome !== CHANGED) return outcome;
      }
      throw conflict("The file is still being changed: retry it when it is complete");
    } catch (error) {
      if (isInterruption(error)) throw error;
      const place = await step("choose quarantine", () => chooseQuarantine(ctx, inboxId), CLEANUP_RETRY);
      await step(
        "quarantine",
        () => quarantineFile(ctx, inboxId, place, failureReason(error)),
        CLEANUP_RETRY,
      );
      throw error;
    }
  },
  onCanceled: (ctx, { inboxId }) => releaseFile(ctx, inboxId),
});

/** What the step "plan" has stored: in runs of an earlier version, a plan without its paths. */
type PlanStep = PlannedFile | Planned | typeof ARCHIVE | null;

const isPlaced = (file: PlannedFile | Planned | typeof ARCHIVE): file is PlannedFile =>
  typeof file === "object" && "source" in file;

/** The paths of a plan of an earlier version, which chose them in separate steps. */
async function place(
  ctx: Context,
  step: Step,
  inboxId: string,
  planned: Planned | typeof ARCHIVE,
): Promise<PlannedFile> {
  const source = await step("choose place", () => chooseDestination(ctx, inboxId), RETRY);
  if (planned === ARCHIVE) return { source, planned, placement: null };
  const placement = await step("place records", () => placePlan(ctx, planned.plan), RETRY);
  return { source, planned, placement };
}

/** What a planned file becomes. */
async function finish(
  ctx: Context,
  step: Step,
  inboxId: string,
  file: PlanStep,
  changes: number,
): Promise<CuratorOutcome | typeof CHANGED> {
  if (file === null) return { state: "gone" };
  const { source, planned, placement } = isPlaced(file) ? file : await place(ctx, step, inboxId, file);
  if (planned === ARCHIVE || placement === null)
    return {
      state: "unpacked",
      filenames: await step("unpack", () => unpackFile(ctx, inboxId, source), RETRY),
    };
  const applied = await apply(ctx, step, { inboxId, planned, source, placement }, changes);
  if (applied === CHANGED) return CHANGED;
  return {
    state: "processed",
    records: applied.filter((each) => !isRejected(each)).map(({ path }) => path),
    not_written: applied.filter(isRejected).map(({ path, reason }) => ({ path, reason })),
    planned_by: planned.by,
    decided_by: decidedBy(planned),
    ambiguous: planned.ambiguous ?? [],
    proposed: planned.held?.length ?? 0,
  };
}

/** Applies the plan, again with another path while other notes take the chosen one. */
async function apply(
  ctx: Context,
  step: Step,
  file: Application,
  changes: number,
): Promise<Applied[] | typeof CHANGED> {
  const taken: string[] = [];
  for (let n = 1, { placement } = file; ; n += 1) {
    const name = n === 1 ? "apply" : `apply ${n}`;
    const applied = await step(
      named(name, changes),
      () => applyUnlessChanged(ctx, { ...file, placement }),
      RETRY,
    );
    if (applied) return applied;
    taken.push(placement.paths[NOTE_KEY] ?? "");
    const again = named(`place again ${n}`, changes);
    placement = await step(again, () => placePlan(ctx, file.planned.plan, taken), RETRY);
  }
}

const applyUnlessChanged = (ctx: Context, file: Application): Promise<Applied[] | typeof CHANGED | null> =>
  applyPlan(ctx, file).catch((error: unknown) => {
    if (error instanceof FileChangedError) return CHANGED;
    throw error;
  });

/** The name of a step, which each has its own. */
const named = (step: string, changes: number): string =>
  changes === 0 ? step : `${step} after change ${changes}`;
