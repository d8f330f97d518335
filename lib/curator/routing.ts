import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { readSource } from "@/lib/language";
import { askInstincts, type Decisions, featuresOf } from "@/lib/learning";
import { existingRecordPath, isRecordType, pathFor, type RecordType, readFileIfAny } from "@/lib/vault";
import type { Plan, PlanInput } from "./plan";

/** A plan whose note may become a record of any type, in a folder of its type's directory. */
export type RoutedPlan = Omit<Plan, "note"> & {
  note: Omit<Plan["note"], "type"> & { type: RecordType; folder?: string };
};

/** The features of the file, and the decisions of the instincts. */
export interface Routing {
  features: string[];
  decisions: Decisions;
}

/** Asks the instincts. @throws KvError VALIDATION_ERROR when the file is not text */
export async function routingOf(ctx: Context, input: PlanInput): Promise<Routing> {
  const { filename, text } = await readSource(input);
  const features = featuresOf({ filename, text });
  const { directory, project } = await askInstincts(ctx, features);
  const decisions: Decisions = {};
  if (directory && canHold(directory.destination)) decisions.directory = directory;
  // The project may have been deleted.
  if (project && (await recordExists(ctx, project.destination))) decisions.project = project;
  return { features, decisions };
}

const typeIn = (destination: string): string => destination.split("/", 1)[0] ?? "";

/** Whether records can be created there: another program may have named the folder. */
function canHold(destination: string): boolean {
  const type = typeIn(destination);
  try {
    return isRecordType(type) && pathFor(type, "any", destination) !== "";
  } catch (error) {
    if (error instanceof KvError) return false;
    throw error;
  }
}

const recordExists = async (ctx: Context, path: string): Promise<boolean> =>
  (await readFileIfAny(ctx.account.vaultDir, existingRecordPath(path))) !== null;

/** The plan with the type, folder and project of the instincts. */
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
