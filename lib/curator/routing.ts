import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { readSource } from "@/lib/language";
import { featuresOf, type InstinctMatches, matchInstincts } from "@/lib/learning";
import { existingRecordPath, isRecordType, pathFor, type RecordType, readFileIfAny } from "@/lib/vault";
import type { Plan, PlanInput } from "./plan";

/** A plan whose note may become a record of any type, in a folder of its type's directory. */
export type RoutedPlan = Omit<Plan, "note"> & {
  note: Omit<Plan["note"], "type"> & { type: RecordType; folder?: string };
};

/** What patterns know of the file, and what instincts said of it. */
export interface Routing {
  features: string[];
  decisions: InstinctMatches;
}

/** Asks the instincts. @throws KvError VALIDATION_ERROR when the file is not text */
export async function routingOf(ctx: Context, input: PlanInput): Promise<Routing> {
  const { filename, text } = await readSource(input);
  const features = featuresOf({ filename, text });
  const { directory, project } = await matchInstincts(ctx, features);
  const decisions: InstinctMatches = {};
  if (directory && canHold(directory.destination)) decisions.directory = directory;
  // A project that is no more is nobody's.
  if (project && (await isThere(ctx, project.destination))) decisions.project = project;
  return { features, decisions };
}

const typeIn = (destination: string): string => destination.split("/", 1)[0] ?? "";

/** Whether records can be made there: a folder may have been named by another program. */
function canHold(destination: string): boolean {
  const type = typeIn(destination);
  try {
    return isRecordType(type) && pathFor(type, "any", destination) !== "";
  } catch (error) {
    if (error instanceof KvError) return false;
    throw error;
  }
}

const isThere = async (ctx: Context, path: string): Promise<boolean> =>
  (await readFileIfAny(ctx.account.vaultDir, existingRecordPath(path))) !== null;

/** The plan as the instincts want it: its content stays, its type, folder and project are theirs. */
export function routePlan(plan: Plan, { decisions: { directory, project } }: Routing): RoutedPlan {
  const note: RoutedPlan["note"] = { ...plan.note };
  const type = directory && typeIn(directory.destination);
  if (directory && isRecordType(type)) {
    note.type = type;
    if (directory.destination !== type) note.folder = directory.destination;
  }
  if (project) {
    const link = `[[${project.destination.replace(/\.md$/, "")}]]`;
    const others = [plan.note.fields.project ?? []].flat().map(String);
    note.fields = { ...plan.note.fields, project: [...others.filter((each) => each !== link), link] };
  }
  return { ...plan, note };
}
