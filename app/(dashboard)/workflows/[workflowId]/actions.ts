"use server";

import { redirect } from "next/navigation";
import { act, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { workflowHref } from "@/components/runs/href";
import type { OutputOf } from "@/lib/operation";
import { cancelWorkflow, terminateWorkflow } from "@/lib/runs";

type Ended = FormState<OutputOf<typeof cancelWorkflow>>;

/** Cancels a run, or terminates it where `how` says so; `reason` is recorded in its history. */
export async function endAction(_: Ended, form: FormData): Promise<Ended> {
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
