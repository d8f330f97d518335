import { defineOperation } from "@/lib/operation";
import { reverted } from "../shapes";
import { revertFixes as revert, revertInput } from "../sweeps/revert";

export const revertFixes = defineOperation({
  id: "janitorRevert",
  http: { method: "POST", path: "/workers/janitor/revert" },
  tag: "Workers",
  summary: "Revert one fix, by its audit entry, or all fixes of a run",
  input: revertInput,
  output: reverted,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: revert,
});
