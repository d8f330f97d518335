import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { readSource } from "@/lib/language";
import { featuresOf, type InstinctMatches, matchInstincts } from "@/lib/learning";
import {
  existingRecordPath,
  type Layout,
  pathFor,
  type RecordType,
  readFileIfAny,
  readLayout,
  wholeLink,
} from "@/lib/vault";
import type { Plan, PlanInput } from "./plan";

/** A plan whose note also has the fields of its file, of any shape. */
export type OwnedPlan = Omit<Plan, "note"> & {
  note: Omit<Plan["note"], "fields"> & { fields: Record<string, unknown> };
};

/** A plan whose note may become a record of any type, in a folder of its type's directory. */
export type RoutedPlan = Omit<OwnedPlan, "note"> & {
  note: Omit<OwnedPlan["note"], "type"> & { type: RecordType; folder?: string };
};

/** The features of the file, and the decisions of the instincts. */
export interface Routing {
  features: string[];
  decisions: InstinctMatches;
  /** The type of the folder that was decided, if it has one. */
  folderType?: RecordType;
}

/** Asks the instincts. Throws `VALIDATION_ERROR` when the file is not text. */
export async function routingOf(ctx: Context, input: Omit<PlanInput, "known">): Promise<Routing> {
  const { filename, text } = await readSource(input);
  const features = featuresOf({ filename, text });
  const { directory, project } = await matchInstincts(ctx, features);
  const decisions: InstinctMatches = {};
  const layout = await readLayout(ctx);
  if (directory && canHold(layout, directory.destination)) decisions.directory = directory;
  const folderType = decisions.directory && typeOfFolder(layout, decisions.directory.destination);
  // The project may have been deleted.
  if (project && (await recordExists(ctx, project.destination))) decisions.project = project;
  return { features, decisions, ...(folderType && { folderType }) };
}

const typeOfFolder = (layout: Layout, folder: string): RecordType | undefined =>
  layout.placeType(`${folder}/any.md`);

/** Whether records can be created there: the folder may have been excluded since. */
function canHold(layout: Layout, destination: string): boolean {
  try {
    return layout.isRecord(pathFor(layout, "note", "any", destination));
  } catch (error) {
    if (error instanceof KvError) return false;
    throw error;
  }
}

const recordExists = async (ctx: Context, path: string): Promise<boolean> =>
  (await readFileIfAny(ctx.account.vaultDir, existingRecordPath(path))) !== null;

/** The plan with the type, folder and project of the instincts. */
export function routePlan(
  plan: OwnedPlan,
  { decisions: { directory, project }, folderType }: Routing,
): RoutedPlan {
  const note: RoutedPlan["note"] = { ...plan.note };
  if (directory) {
    note.type = folderType ?? note.type;
    note.folder = directory.destination;
  }
  if (project) {
    const link = wholeLink(project.destination);
    const others = [plan.note.fields.project ?? []].flat().map(String);
    note.fields = { ...plan.note.fields, project: [...others.filter((each) => each !== link), link] };
  }
  return { ...plan, note };
}
