import { z } from "zod";
import type { InstinctMatches } from "@/lib/learning";
import type { InboxRecord, inboxFiles } from "@/lib/vault";
import type { Planned } from "./planner";

/** What decided where the file was filed: an instinct, or the planner. */
export type DecidedBy = ({ by: "instinct" } & InstinctMatches) | { by: "local" | "model" };

export function decidedBy({ by, routing }: Planned): DecidedBy {
  const decisions = routing?.decisions ?? {};
  return decisions.directory || decisions.project ? { by: "instinct", ...decisions } : { by: by.engine };
}

/** An observation of where a file was routed, as the journal keeps it. */
export const route = z.object({
  input: z.string(),
  filename: z.string(),
  features: z.array(z.string()),
  kind: z.enum(["directory", "project"]),
  destination: z.string(),
  decidedBy: z.enum(["instinct", "local", "model"]),
  instinctId: z.string().nullable(),
  recordPath: z.string(),
});

type Route = z.output<typeof route>;

/** Where a file was routed, as observations; the first record is the note. */
export function routesOf(
  file: Pick<typeof inboxFiles.$inferSelect, "id" | "filename">,
  records: readonly InboxRecord[],
  { by, routing }: Planned,
): Route[] {
  const recordPath = records[0]?.path;
  if (!routing || recordPath === undefined) return [];
  const { features, decisions } = routing;
  const { directory, project } = decisions;
  const routed = { input: file.id, filename: file.filename, features, recordPath };
  const filed: Route = {
    ...routed,
    kind: "directory",
    destination: recordPath.slice(0, recordPath.lastIndexOf("/")),
    decidedBy: directory ? "instinct" : by.engine,
    instinctId: directory?.instinct ?? null,
  };
  if (!project) return [filed];
  const { destination, instinct: instinctId } = project;
  return [filed, { ...routed, kind: "project", destination, decidedBy: "instinct", instinctId }];
}
