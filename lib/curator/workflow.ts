import { z } from "zod";
import type { Context } from "@/lib/db";
import { defineWorkflow, failureReason, isInterruption, type Step } from "@/lib/runs";
import type { InboxRecord } from "@/lib/vault";
import { applyPlan } from "./apply";
import { type DecidedBy, decidedBy } from "./decided";
import { prepareFile } from "./inbox/file-runs";
import { choosePlace, chooseQuarantine, planFile, putBack, quarantine, settle } from "./inbox-run";
import { placePlan } from "./place";
import { NOTE_KEY } from "./plan";
import type { PlannedBy } from "./planner";
import type { RoutedPlan } from "./routing";

/** Failures after which a file is taken out of the way. */
const TRIES = { attempts: 3 };
/** What puts a failed file out of the way must not fail for a database that restarts. */
const PATIENT = { attempts: 10 };

const startInput = z.strictObject({
  filename: z.string("must be the name of a file that waits in the inbox"),
});

/** `inboxId` is the id of the inbox file's row. */
const runInput = z.strictObject({ inboxId: z.uuid() });

export type CuratorOutcome =
  | { state: "processed"; records: string[]; planned_by: PlannedBy; decided_by: DecidedBy }
  | { state: "gone" };

/** Turns one inbox file into linked records. */
export const curatorWorkflow = defineWorkflow({
  type: "CuratorWorkflow",
  queue: "curator",
  purpose: "Turns one inbox file into linked records",
  input: startInput,
  runInput,
  prepare: (ctx, tx, { filename }) => prepareFile(ctx, tx, filename),
  run: async (ctx, step, { inboxId }): Promise<CuratorOutcome> => {
    try {
      const planned = await step("plan", () => planFile(ctx, inboxId), TRIES);
      if (planned === null) return { state: "gone" };
      const source = await step("choose place", () => choosePlace(ctx, inboxId), TRIES);
      const records = await placeAndApply(ctx, step, planned.plan, source);
      await step("settle", () => settle(ctx, inboxId, source, records, planned), TRIES);
      return {
        state: "processed",
        records: records.map((record) => record.path),
        planned_by: planned.by,
        decided_by: decidedBy(planned),
      };
    } catch (error) {
      if (isInterruption(error)) throw error;
      const place = await step("choose quarantine", () => chooseQuarantine(ctx, inboxId), PATIENT);
      await step("quarantine", () => quarantine(ctx, inboxId, place, failureReason(error)), PATIENT);
      throw error;
    }
  },
  onCancelled: (ctx, { inboxId }) => putBack(ctx, inboxId),
});

/** Places the plan anew, each time in a step of its own, for as long as other notes of its title come first. */
async function placeAndApply(
  ctx: Context,
  step: Step,
  plan: RoutedPlan,
  source: string,
): Promise<InboxRecord[]> {
  const taken: string[] = [];
  for (let n = 1; ; n += 1) {
    const again = n === 1 ? "" : ` ${n}`;
    const placement = await step(`place records${again}`, () => placePlan(ctx, plan, taken), TRIES);
    const records = await step(`apply${again}`, () => applyPlan(ctx, plan, placement, source), TRIES);
    if (records) return records;
    taken.push(placement.paths[NOTE_KEY] ?? "");
  }
}
