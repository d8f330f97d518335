import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { shortHash, type WorkflowKind } from "@/lib/runs";

const some = (what: string) =>
  z
    .array(z.string(), `must be a list of ${what}`)
    .min(1, "cannot be empty")
    .max(1_000, "at most 1000")
    .optional();

export const janitorInput = z.strictObject({
  fix: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Apply what is certain, instead of only looking" }),
  codes: some("codes").meta({ description: "Fix issues of these codes only" }),
  paths: some("paths").meta({ description: "Fix issues of these files only" }),
  issues: some("ids of issues").meta({ description: "Fix these issues only" }),
});

export type JanitorInput = z.output<typeof janitorInput>;

export const JANITOR: WorkflowKind = {
  type: "JanitorWorkflow",
  queue: "janitor",
  purpose: "Looks for faults in the whole vault and, when told to, repairs those that are certain",
  input: janitorInput,
  schedule: { id: "janitor-sweep", cron: "0 3 * * *" },
  prepare: async (_ctx, _tx, input) => ({ workflowId: janitorWorkflowId(input), input }),
};

/** Who asks for the same joins the run that goes on; a fix of something else is another run. */
function janitorWorkflowId({ fix, ...some }: Record<string, unknown>): string {
  if (!fix) return "janitor-scan";
  if (Object.values(some).every((each) => each === undefined)) return "janitor-fix";
  return `janitor-fix-${shortHash(some)}`;
}

export const draftInput = z.strictObject({
  issue: textInput.max(100, "at most 100 characters").meta({
    description: "The id of an issue STUB001 or DUP001, as the list of issues has it",
  }),
  with: textInput.max(2_048, "at most 2048 characters").optional().meta({
    description: "Of several records of the same name, the one to merge into this one",
  }),
});

export const DRAFT: WorkflowKind = {
  type: "JanitorDraftWorkflow",
  queue: "janitor",
  purpose: "Proposes a text for a record that says next to nothing, or one record of two of the same name",
  input: draftInput,
  prepare: async (_ctx, _tx, input) => ({ workflowId: `janitor-draft-${shortHash(input)}`, input }),
};
