"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { workflowHref } from "@/components/workflows/href";
import { cancelWorkflow, type EndedWorkflow, terminateWorkflow } from "@/lib/runs";

/** Cancels a run, or terminates it where `how` says so; `reason` stands in its history. */
export async function endAction(
  _: FormState<EndedWorkflow>,
  form: FormData,
): Promise<FormState<EndedWorkflow>> {
  const result = await act(form, (ctx) => {
    const end = text(form, "how") === "terminate" ? terminateWorkflow : cancelWorkflow;
    return end(ctx, {
      workflowId: text(form, "workflowId"),
      run_id: text(form, "runId"),
      reason: text(form, "reason").trim() || undefined,
    });
  });
  if (!result?.ok) return result;
  revalidatePath("/workflows", "layout");
  redirect(workflowHref(result.value.execution));
}
