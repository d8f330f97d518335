"use server";

import { redirect } from "next/navigation";
import { act, startedMessage, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { workflowHref } from "@/components/runs/href";
import type { OutputOf } from "@/lib/operation";
import { cancelWorkflow, retryWorkflow, terminateWorkflow } from "@/lib/runs";
import { retryInboxFile } from "@/lib/vault";

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
  if (result?.ok) redirect(workflowHref(result.value.execution), "replace");
  return result;
}

/** Starts a new run with the same input; a file of the inbox is returned to it, which starts one. */
export const retryAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      if (text(form, "inboxId")) {
        const { filename } = await retryInboxFile(ctx, { id: text(form, "inboxId") });
        return { text: `Returned ${filename} to the inbox.`, link: { href: "/inbox", label: "View inbox" } };
      }
      const { execution, reused } = await retryWorkflow(ctx, {
        workflowId: text(form, "workflowId"),
        run_id: text(form, "runId"),
      });
      return startedMessage("Run", { ...execution, reused });
    },
    "/workflows",
  );
