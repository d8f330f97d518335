"use server";

import { redirect } from "next/navigation";
import { act, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { workflowHref } from "@/components/runs/href";
import { cancelWorkflow, type EndedWorkflow, terminateWorkflow } from "@/lib/runs";

/** Cancels a run, or terminates it where `how` says so; `reason` is recorded in its history. */
export async function endAction(
  _: FormState<EndedWorkflow>,
  form: FormData,
): Promise<FormState<EndedWorkflow>> {
  const end = text(form, "how") === "terminate" ? terminateWorkflow : cancelWorkflow;
  const input = {
    workflowId: text(form, "workflowId"),
    run_id: text(form, "runId"),
    reason: text(form, "reason").trim() || undefined,
  };
  const result = await act(form, (ctx) => end(ctx, input), "/workflows");
  if (result?.ok) redirect(workflowHref(result.value.execution));
  return result;
}
