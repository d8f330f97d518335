import { defineOperation } from "@/lib/operation";
import { endInput, endRun } from "../../end";
import { ended } from "../../shapes";

export const terminateWorkflow = defineOperation({
  id: "terminateWorkflow",
  http: { method: "POST", path: "/workflows/{workflowId}/terminate", queryOrBody: ["run_id"] },
  tag: "Workflows",
  summary: "Terminate a run",
  description:
    "At once, for runs that are broken, with the open runs that it started; to stop an unwanted one, cancel it. A run that is closed is 409.",
  input: endInput,
  output: ended,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: (ctx, input) => endRun(ctx, input, "TERMINATED"),
});
