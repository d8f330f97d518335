import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { shortHash, type WorkflowKind } from "@/lib/runs";
import { projectPath } from "./projects";

export const distillerInput = z.strictObject({
  project: textInput.optional().meta({ description: "Distil only what belongs to this project" }),
  scan: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Only look for candidates, instead of extracting learnings" }),
});

export type DistillerInput = z.output<typeof distillerInput>;

export const DISTILLER: WorkflowKind = {
  type: "DistillerWorkflow",
  queue: "distiller",
  purpose:
    "Extracts decisions, assumptions, constraints and contradictions from the records that have changed",
  input: distillerInput,
  schedule: { id: "distiller", cron: "0 4 * * *" },
  prepare: async (ctx, _tx, input) => {
    const project = input.project === undefined ? undefined : await projectPath(ctx, String(input.project));
    return { workflowId: distillerWorkflowId(input.scan === true, project), input: { ...input, project } };
  },
};

/** Who asks for the same joins the run that goes on; a run of one project is another. */
function distillerWorkflowId(isScan: boolean, project: string | undefined): string {
  const id = isScan ? "distiller-scan" : "distiller-run";
  if (project === undefined) return id;
  return `${id}-${shortHash({ project })}`;
}
