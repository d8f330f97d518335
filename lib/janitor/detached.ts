import { and, eq } from "drizzle-orm";
import { schedules } from "@/lib/runs";
import type { DetachListener } from "@/lib/vault";
import { janitorDrafts, janitorIgnoredGroups, janitorIgnores, janitorIssues, janitorSweeps } from "./tables";
import { janitorWorkflow } from "./workflow";

/** Deletes the issues and history of a detached vault. The nightly scan does not fix the next one without being asked. */
export const forgetIssues: DetachListener = async (ctx, tx) => {
  const ours = [janitorIssues, janitorSweeps, janitorIgnores, janitorIgnoredGroups, janitorDrafts];
  for (const table of ours) await tx.delete(table).where(eq(table.accountId, ctx.account.id));
  const nightly = and(
    eq(schedules.accountId, ctx.account.id),
    eq(schedules.scheduleId, janitorWorkflow.schedule?.id ?? ""),
  );
  await tx.update(schedules).set({ input: {} }).where(nightly);
};
