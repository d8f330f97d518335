import { defineWorkflow, type WorkflowInput } from "@/lib/engine";
import { workerContext } from "../context";
import { applyPlan } from "./apply";
import { choosePlace, chooseQuarantine, planFile, quarantine, settle } from "./inbox-run";
import { placePlan } from "./place";

/** Failures after which a file is taken out of the way. */
const TRIES = { attempts: 3 };
/** What puts a failed file out of the way must not fail for a database that restarts. */
const PATIENT = { attempts: 10 };

export interface CuratorInput extends WorkflowInput {
  /** Id of the inbox file's row. */
  inboxId: string;
}

export type CuratorOutcome = { state: "processed"; records: number } | { state: "gone" | "quarantined" };

/** Turns one inbox file into linked records. */
export const curatorWorkflow = defineWorkflow<CuratorInput, CuratorOutcome>({
  type: "CuratorWorkflow",
  queue: "curator",
  run: async (step, { accountId, inboxId }) => {
    const ctx = await workerContext(accountId, "curator");
    try {
      const plan = await step("plan", () => planFile(ctx, inboxId), TRIES);
      if (plan === null) return { state: "gone" };
      const source = await step("choose place", () => choosePlace(ctx, inboxId), TRIES);
      const placement = await step("place records", () => placePlan(ctx, plan), TRIES);
      const records = await step("apply", () => applyPlan(ctx, plan, placement, source), TRIES);
      await step("settle", () => settle(ctx, inboxId, source, records), TRIES);
      return { state: "processed", records: records.length };
    } catch (error) {
      const reason = rootCause(error);
      ctx.log.error({ inboxId, err: error }, "inbox file failed");
      const place = await step("choose quarantine", () => chooseQuarantine(ctx, inboxId), PATIENT);
      await step("quarantine", () => quarantine(ctx, inboxId, place, reason), PATIENT);
      return { state: "quarantined" };
    }
  },
});

/** The engine wraps what a step threw in its own error, with the tries as a list. */
function rootCause(error: unknown): string {
  const tries = (error as { errors?: unknown[] }).errors;
  const last = Array.isArray(tries) ? tries.at(-1) : error;
  return last instanceof Error ? last.message : String(last);
}
