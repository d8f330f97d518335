import type { Context, Tx } from "@/lib/db";
import { type Decisions, observe } from "@/lib/learning";
import type { InboxRecord, inboxFiles } from "@/lib/vault";
import type { Planned } from "./planner";

/** What decided where the file was filed: an instinct, or the planner. */
export type DecidedBy = ({ by: "instinct" } & Decisions) | { by: "local" | "model" };

export function decidedBy({ by, routing }: Planned): DecidedBy {
  const decisions = routing?.decisions ?? {};
  return decisions.directory || decisions.project ? { by: "instinct", ...decisions } : { by: by.engine };
}

/** Records where a file was routed, as observations; the first record is the note. */
export async function observeRouting(
  ctx: Context,
  tx: Tx,
  file: typeof inboxFiles.$inferSelect,
  records: readonly InboxRecord[],
  { by, routing }: Planned,
): Promise<void> {
  const recordPath = records[0]?.path;
  if (!routing || recordPath === undefined) return;
  const { features, decisions } = routing;
  const { directory, project } = decisions;
  const routed = { input: file.id, filename: file.filename, features, recordPath };
  const destination = recordPath.slice(0, recordPath.lastIndexOf("/"));
  await observe(ctx, tx, {
    ...routed,
    kind: "directory",
    destination,
    decidedBy: directory ? "instinct" : by.engine,
    instinctId: directory?.instinct ?? null,
  });
  if (!project) return;
  await observe(ctx, tx, {
    ...routed,
    kind: "project",
    destination: project.destination,
    decidedBy: "instinct",
    instinctId: project.instinct,
  });
}
