import { defineOperation } from "@/lib/operation";
import { endInput, endRun } from "../../end";
import { ended } from "../../shapes";

export const terminateWorkflow = defineOperation({
  id: "terminateWorkflow",
  http: { method: "POST", path: "/workflows/{workflowId}/terminate", queryOrBody: ["run_id"] },
  tag: "Workflows",
  summary: "Terminate a run",
  input: endInput,
  output: ended,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: (ctx, input) => endRun(ctx, input, "TERMINATED"),
});
