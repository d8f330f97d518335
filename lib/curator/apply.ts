import { and, eq, inArray } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import {
  changeVault,
  exists,
  type FileChange,
  hashFileIfAny,
  inboxFiles,
  linkWriter,
  type Plan,
  vaultPath,
  type WriteLink,
} from "@/lib/vault";
import type { Applied } from "./applied";
import { PathTakenError, PlanChanges } from "./changes";
import { completing, completionOf } from "./complete";
import { type InboxFile, moveOut } from "./move-file";
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

/** The file was changed after it was planned: plan it again. */
export class FileChangedError extends Error {}

/**
 * Writes all records of a plan and moves the file out of the inbox, as one change. Existing records are added to, never
 * replaced; a rejected part does not stop the others. Idempotent: a file that was processed keeps its records. Returns
 * null, and writes nothing, when another note is at the path of this one: choose another path. Throws `FileChangedError`.
 */
export async function applyPlan(ctx: Context, application: Application): Promise<Applied[] | null> {
  const [applied] = (await applyPlans(ctx, [application])) ?? [];
  return applied ?? null;
}

/**
 * The same for several files, as one change: null, and nothing is written, when one of the notes needs another path.
 * Throws `FileChangedError`.
 * @param decide makes the applications while the whole vault is locked, so that none needs another path
 */
export async function applyPlans(
  ctx: Context,
  applications: readonly Application[],
  decide?: (tx: Tx) => Promise<readonly Application[]>,
): Promise<Applied[][] | null> {
  const paths = applications.flatMap(({ placement, source }) => [...Object.values(placement.paths), source]);
  try {
    const { plan } = await changeVault(ctx, {
      lock: decide ? "vault" : [...new Set(paths)].map((path) => vaultPath(path)),
      plan: async (tx) => planAll(ctx, tx, (await decide?.(tx)) ?? applications),
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
  applications: readonly Application[],
): Promise<Plan & { applied: Applied[][] }> {
  const files = await filesOf(ctx, tx, applications);
  const goals = applications.flatMap(({ placement }) => Object.values(placement.paths));
  const composing = { changes: new PlanChanges(ctx, tx), writeLink: await linkWriter(ctx, tx, goals) };
  const applied: Applied[][] = [];
  const moves: FileChange[] = [];
  const completed: ReturnType<typeof completionOf>[] = [];
  for (const application of applications) {
    const file = files.get(application.inboxId);
    const isOpen = file !== undefined && file.state !== "processed";
    if (isOpen) await assertUnchanged(ctx, file, application);
    const made = isOpen ? await compose(ctx, application, composing) : (file?.records ?? []);
    applied.push(made);
    if (!isOpen) continue;
    const { planned, placement, source } = application;
    moves.push(...(await moveOut(ctx, file, vaultPath(source))));
    const proposals = proposalsOf(planned.held ?? [], placement);
    const writes = composing.changes.takeWrites();
    completed.push(completionOf(file, source, made, { planned, proposals, writes }));
  }
  if (completed.length === 0) return { changes: [], applied };
  return { changes: [...composing.changes.all(), ...moves], followUp: completing(completed), applied };
}

/** Otherwise the records would have its earlier text. A file at `source` was moved there by an interrupted attempt. */
async function assertUnchanged(
  ctx: Context,
  { location }: InboxFile,
  { planned: { hash }, source }: Application,
): Promise<void> {
  const root = ctx.account.vaultDir;
  if (hash === undefined || (await exists(root, vaultPath(source)))) return;
  const now = await hashFileIfAny(root, vaultPath(location));
  if (now && now.hash !== hash) throw new FileChangedError(`${location} was changed after it was planned`);
}

async function filesOf(ctx: Context, tx: Tx, applications: readonly Application[]) {
  const ids = applications.map(({ inboxId }) => inboxId);
  const rows = await tx
    .select()
    .from(inboxFiles)
    .where(and(eq(inboxFiles.accountId, ctx.account.id), inArray(inboxFiles.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Adds the parts of a file to the changes, and returns the outcome of each. */
async function compose(
  ctx: Context,
  { planned, placement, source }: Application,
  { changes, writeLink }: { changes: PlanChanges; writeLink: WriteLink },
): Promise<Applied[]> {
  const applied: Applied[] = [];
  for (const part of partsOf(planned.plan, placement, source, writeLink)) {
    const isNew = placement.created.includes(part.key);
    const reason = await rejectionOf(ctx, part, () => (isNew ? changes.ensure(part) : changes.add(part)));
    if (reason === null) applied.push({ path: part.path, action: isNew ? "created" : "linked" });
    for (const each of [reason, invalidStatus(part)])
      if (each !== null) applied.push({ path: part.path, action: "rejected", reason: each });
  }
  return applied;
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
