import { defineOperation } from "@/lib/operation";
import { endInput, endRun } from "../../end";
import { ended } from "../../shapes";

export const cancelWorkflow = defineOperation({
  id: "cancelWorkflow",
  http: { method: "POST", path: "/workflows/{workflowId}/cancel", queryOrBody: ["run_id"] },
  tag: "Workflows",
  summary: "Cancel a run: the current step ends, nothing follows",
  description:
    "What the finished steps have changed stays. Open runs that it started are canceled, too. A run that is closed is 409.",
  input: endInput,
  output: ended,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: (ctx, input) => endRun(ctx, input, "CANCELED"),
});
