import { KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { changeVault, inboxFiles, linkWriter, type Plan, vaultPath } from "@/lib/vault";
import type { Applied } from "./applied";
import { PathTakenError, PlanChanges } from "./changes";
import { completionOf, whereOwned } from "./complete";
import { moveOut } from "./move-file";
import { invalidStatus, type Part, partsOf } from "./parts";
import type { Placement } from "./place";
import { NOTE_KEY } from "./plan";
import type { Planned } from "./planner";
import { proposalsOf } from "./proposals/store";

/** What a file becomes: its plan, the paths of the records, and where the file itself goes. */
export interface Application {
  inboxId: string;
  planned: Planned;
  placement: Placement;
  source: string;
}

/**
 * Writes all records of a plan and moves the file out of the inbox, as one change. Existing records are added to, never
 * replaced; a rejected part does not stop the others. Idempotent: a file that was processed keeps its records. Returns null, and
 * writes nothing, when another note is at the path of this one: choose another path.
 */
export async function applyPlan(ctx: Context, application: Application): Promise<Applied[] | null> {
  const { placement, source } = application;
  try {
    const { plan } = await changeVault(ctx, {
      lock: [...Object.values(placement.paths), source].map((path) => vaultPath(path)),
      plan: (tx) => planAll(ctx, tx, application),
    });
    return plan.applied;
  } catch (error) {
    if (error instanceof PathTakenError) return null;
    throw error;
  }
}

async function planAll(
  ctx: Context,
  tx: Tx,
  { inboxId, planned, placement, source }: Application,
): Promise<Plan & { applied: Applied[] }> {
  const [file] = await tx.select().from(inboxFiles).where(whereOwned(ctx, inboxId));
  if (!file || file.state === "processed") return { changes: [], applied: file?.records ?? [] };
  const changes = new PlanChanges(ctx, tx);
  const applied: Applied[] = [];
  const writeLink = await linkWriter(ctx, tx, Object.values(placement.paths));
  for (const part of partsOf(planned.plan, placement, source, writeLink)) {
    const isNew = placement.created.includes(part.key);
    const reason = await rejectionOf(ctx, part, () => (isNew ? changes.ensure(part) : changes.add(part)));
    if (reason === null) applied.push({ path: part.path, action: isNew ? "created" : "linked" });
    for (const each of [reason, invalidStatus(part)])
      if (each !== null) applied.push({ path: part.path, action: "rejected", reason: each });
  }
  return {
    changes: [...changes.all(), ...(await moveOut(ctx, file, vaultPath(source)))],
    followUp: completionOf(file, source, applied, {
      planned,
      proposals: proposalsOf(planned.held ?? [], placement),
      writes: changes.writes(),
    }),
    applied,
  };
}

/** Why the vault rejects a part, which must not stop the others; any other error fails the run. */
async function rejectionOf(ctx: Context, part: Part, work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const isInvalid =
      error instanceof KvError && (error.code === "VALIDATION_ERROR" || error.code === "NOT_FOUND");
    if (!isInvalid || part.key === NOTE_KEY) throw error;
    ctx.log.warn({ path: part.path, reason: error.message }, "skipped part of the plan");
    return error.message;
  }
}
