import { defineOperation } from "@/lib/operation";
import { endInput, endRun } from "../../end";
import { ended } from "../../shapes";

export const cancelWorkflow = defineOperation({
  id: "cancelWorkflow",
  http: { method: "POST", path: "/workflows/{workflowId}/cancel", queryOrBody: ["run_id"] },
  tag: "Workflows",
  summary: "Cancel a run: the current step ends, nothing follows",
  input: endInput,
  output: ended,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: (ctx, input) => endRun(ctx, input, "CANCELED"),
});
