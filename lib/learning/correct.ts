import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { type Observation, observe } from "./observe";
import { learns, lockInput } from "./settings";
import { learningObservations } from "./tables";

/** So long after a file was routed, what the user does with its record says that it was wrong. */
const CORRECTION_MS = 7 * 24 * 60 * 60 * 1_000;

const directoryOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

/** Whether it is the user who acts, and early enough. What a worker does corrects nobody. */
const isCorrection = (ctx: Context, { decidedAt }: Observation): boolean =>
  ctx.actor.type !== "worker" && ctx.clock.now().getTime() - decidedAt.getTime() <= CORRECTION_MS;

/** A record was moved or renamed: to another directory, its file was routed wrongly. */
export async function correctByMove(ctx: Context, tx: Tx, from: string, to: string): Promise<void> {
  const found = await standingOf(ctx, tx, from);
  if (found.length === 0) return;
  await tx.update(learningObservations).set({ recordPath: to }).where(ofRecord(ctx, from));
  const [was, is] = [directoryOf(from), directoryOf(to)];
  if (was === is) return;
  const how = was.split("/", 1)[0] === is.split("/", 1)[0] ? "moved" : "retyped";
  await correct(ctx, tx, found, "directory", is, how, to);
}

/** A record was given another type in place. */
export async function correctByType(ctx: Context, tx: Tx, path: string, type: string): Promise<void> {
  const found = await standingOf(ctx, tx, path);
  const isNews = found.some(
    (each) => each.kind === "directory" && each.destination.split("/", 1)[0] !== type,
  );
  if (isNews) await correct(ctx, tx, found, "directory", type, "edited", path);
}

/** A record was given another project, `project/Apollo.md`; or none. */
export async function correctByProject(
  ctx: Context,
  tx: Tx,
  path: string,
  project: string | null,
): Promise<void> {
  const found = await standingOf(ctx, tx, path);
  if (project === null)
    await refuse(
      ctx,
      tx,
      found.filter(({ kind }) => kind === "project"),
    );
  else await correct(ctx, tx, found, "project", project, "edited", path);
}

/** A record was deleted: none of what was decided for its file was right. */
export async function correctByDeletion(ctx: Context, tx: Tx, path: string): Promise<void> {
  const found = await standingOf(ctx, tx, path);
  if (found.length === 0) return;
  await refuse(ctx, tx, found);
  await tx.update(learningObservations).set({ recordPath: null }).where(ofRecord(ctx, path));
}

/** Of these paths, those of records that routed files became. */
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

const standingOf = (ctx: Context, tx: Tx, path: string): Promise<Observation[]> =>
  tx
    .select()
    .from(learningObservations)
    .where(and(ofRecord(ctx, path), eq(learningObservations.outcome, "unchanged")));

/** What stands of this kind gives way to the user's own choice; where none does, the choice stands beside the rest. */
async function correct(
  ctx: Context,
  tx: Tx,
  found: readonly Observation[],
  kind: Observation["kind"],
  destination: string,
  how: "moved" | "retyped" | "edited",
  recordPath: string,
): Promise<void> {
  const about = found.find((each) => each.kind === kind) ?? (kind === "project" ? found[0] : undefined);
  if (!about || about.destination === destination || !isCorrection(ctx, about)) return;
  const { input, filename, features, decidedAt } = about;
  const own = { input, filename, features, decidedAt, kind, destination, recordPath };
  await observe(ctx, tx, { ...own, decidedBy: "user" }, how);
}

async function refuse(ctx: Context, tx: Tx, found: readonly Observation[]): Promise<void> {
  const wrong = found.filter((each) => isCorrection(ctx, each));
  if (wrong.length === 0 || !(await learns(ctx, tx))) return;
  for (const { id, input } of wrong) {
    await lockInput(ctx, tx, input);
    await tx
      .update(learningObservations)
      .set({ outcome: "deleted", correctedAt: ctx.clock.now(), processedAt: null })
      .where(and(eq(learningObservations.id, id), eq(learningObservations.outcome, "unchanged")));
  }
}
