import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { defineWorkflow, shortHash } from "@/lib/runs";
import { projectPath } from "./projects";
import { runDistiller } from "./run";

const distillerInput = z.strictObject({
  project: textInput
    .optional()
    .meta({ description: "Limit to this project: its name, or the path of its record" }),
  scan: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Only scan for candidates, instead of extracting learnings" }),
});

export type DistillerInput = z.output<typeof distillerInput>;

export const distillerWorkflow = defineWorkflow({
  type: "DistillerWorkflow",
  queue: "distiller",
  purpose:
    "Extracts decisions, assumptions, constraints and contradictions from the records that have changed",
  input: distillerInput,
  runInput: distillerInput,
  schedule: { id: "distiller", cron: "0 4 * * *" },
  prepare: async (ctx, tx, { scan, project: named }) => {
    const project = named === undefined ? undefined : await projectPath(ctx, tx, named);
    return { workflowId: workflowIdOf(scan, project), input: { scan, project } };
  },
  run: runDistiller,
});

/** The same request joins the open run; a run of one project is another. */
function workflowIdOf(isScan: boolean, project: string | undefined): string {
  const id = isScan ? "distiller-scan" : "distiller-run";
  if (project === undefined) return id;
  return `${id}-${shortHash({ project })}`;
}
