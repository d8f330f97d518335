import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { workflowOfType } from "../../definition";
import { presentStarted } from "../../present";
import { started, workflowTypeInput } from "../../shapes";
import { parseWorkflowInput, startRun } from "../../start";

export const startWorkflow = defineOperation({
  id: "startWorkflow",
  http: { method: "POST", path: "/workflows", hasCreated: ({ reused }) => !reused },
  tag: "Workflows",
  summary: "Start a workflow by its type, or join its open run",
  description:
    "The input is checked by the type. A second start while a run with the same id is open joins it (200, `reused`).",
  input: z.strictObject({
    type: workflowTypeInput,
    input: z
      .record(z.string(), z.unknown(), "must be an object")
      .optional()
      .meta({ description: "What this type of workflow takes" }),
  }),
  output: started,
  errors: ["NOT_FOUND", "CONFLICT"],
  examples: [
    {
      input: { type: "JanitorWorkflow", input: { fix: true, codes: ["FM002"] } },
      output: {
        message: "Started janitor-fix-5ad1c3b0e2f7",
        execution: {
          workflowId: "janitor-fix-5ad1c3b0e2f7",
          runId: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
        },
        reused: false,
      },
    },
  ],
  run: async (ctx, { type, input = {} }) => {
    const workflow = workflowOfType(type);
    const checked = parseWorkflowInput(workflow, input);
    return presentStarted(await ctx.db.tx((tx) => startRun(ctx, tx, workflow, checked)));
  },
});
