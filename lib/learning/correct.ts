import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { folderOf, layoutIn, type RecordType } from "@/lib/vault";
import { type ObservationRow, observe } from "./observe";
import { isLearning, lockInput } from "./settings";
import { learningObservations } from "./tables";

/** How long after the routing of a file a change of its record counts as a correction. */
const CORRECTION_MS = 7 * 24 * 60 * 60 * 1_000;

/** Only the user corrects, and only within the time limit. */
const isCorrection = (ctx: Context, { decidedAt }: ObservationRow): boolean =>
  ctx.actor.type !== "worker" && ctx.clock.now().getTime() - decidedAt.getTime() <= CORRECTION_MS;

/** A record was moved or renamed; another directory is a correction. */
export async function correctByMove(ctx: Context, tx: Tx, from: string, to: string): Promise<void> {
  const found = await unchangedOf(ctx, tx, from);
  if (found.length === 0) return;
  await tx.update(learningObservations).set({ recordPath: to }).where(ofRecord(ctx, from));
  const [was, is] = [folderOf(from), folderOf(to)];
  // The root of the vault is not a destination.
  if (was === is || is === "") return;
  const layout = await layoutIn(ctx, tx);
  const how = layout.placeType(from) === layout.placeType(to) ? "moved" : "retyped";
  await correct(ctx, tx, found, { kind: "directory", destination: is, recordPath: to, how });
}

/** The type of a record was changed without moving it. */
export async function correctByType(ctx: Context, tx: Tx, path: string, type: RecordType): Promise<void> {
  const found = await unchangedOf(ctx, tx, path);
  const layout = await layoutIn(ctx, tx);
  const isChanged = found.some(({ kind, destination }) => {
    const place = kind === "directory" ? layout.placeType(`${destination}/any.md`) : undefined;
    return place !== undefined && place !== type;
  });
  if (!isChanged) return;
  const destination = layout.folderOf(type);
  await correct(ctx, tx, found, { kind: "directory", destination, recordPath: path, how: "edited" });
}

/** The project of a record, `project/Apollo.md`, was changed or removed. */
export async function correctByProject(
  ctx: Context,
  tx: Tx,
  path: string,
  project: string | null,
): Promise<void> {
  const found = await unchangedOf(ctx, tx, path);
  if (project === null)
    await markDeleted(
      ctx,
      tx,
      found.filter(({ kind }) => kind === "project"),
    );
  else
    await correct(ctx, tx, found, { kind: "project", destination: project, recordPath: path, how: "edited" });
}

/** A record was deleted: every decision for its file was wrong. */
export async function correctByDeletion(ctx: Context, tx: Tx, path: string): Promise<void> {
  const found = await unchangedOf(ctx, tx, path);
  if (found.length === 0) return;
  await markDeleted(ctx, tx, found);
  await tx.update(learningObservations).set({ recordPath: null }).where(ofRecord(ctx, path));
}

/** Those of these paths that are records of routed files. */
export async function routedRecords(ctx: Context, tx: Tx, paths: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ path: learningObservations.recordPath })
    .from(learningObservations)
    .where(
      and(
        eq(learningObservations.accountId, ctx.account.id),
        inArray(learningObservations.recordPath, [...paths]),
      ),
    );
  return rows.flatMap(({ path }) => path ?? []);
}

const ofRecord = (ctx: Context, path: string) =>
  and(
    eq(learningObservations.accountId, ctx.account.id),
    isNotNull(learningObservations.recordPath),
    eq(learningObservations.recordPath, path),
  );

const unchangedOf = (ctx: Context, tx: Tx, path: string): Promise<ObservationRow[]> =>
  tx
    .select()
    .from(learningObservations)
    .where(and(ofRecord(ctx, path), eq(learningObservations.outcome, "unchanged")));

interface Correction {
  kind: ObservationRow["kind"];
  destination: string;
  recordPath: string;
  how: "moved" | "retyped" | "edited";
}

/** Replaces the decision of this kind by the user's. A project can also be added without an earlier decision. */
async function correct(
  ctx: Context,
  tx: Tx,
  found: readonly ObservationRow[],
  { kind, destination, recordPath, how }: Correction,
): Promise<void> {
  const about = found.find((each) => each.kind === kind) ?? (kind === "project" ? found[0] : undefined);
  if (!about || about.destination === destination || !isCorrection(ctx, about)) return;
  const { input, filename, features, decidedAt } = about;
  const own = { input, filename, features, decidedAt, kind, destination, recordPath };
  await observe(ctx, tx, { ...own, decidedBy: "user" }, how);
}

async function markDeleted(ctx: Context, tx: Tx, found: readonly ObservationRow[]): Promise<void> {
  const wrong = found.filter((each) => isCorrection(ctx, each));
  if (wrong.length === 0 || !(await isLearning(ctx, tx))) return;
  for (const { id, input } of wrong) {
    await lockInput(ctx, tx, input);
    await tx
      .update(learningObservations)
      .set({ outcome: "deleted", correctedAt: ctx.clock.now(), processedAt: null })
      .where(and(eq(learningObservations.id, id), eq(learningObservations.outcome, "unchanged")));
  }
}
