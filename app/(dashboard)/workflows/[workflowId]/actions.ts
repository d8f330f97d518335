"use server";

import { act, actAndClose, startedMessage, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { workflowHref } from "@/components/runs/href";
import { cancelWorkflow, retryWorkflow, terminateWorkflow } from "@/lib/runs";
import { retryInboxFile } from "@/lib/vault";

/** Cancels or terminates a run, depending on `how`; `reason` is recorded in its history. */
export async function endAction(_: FormState, form: FormData): Promise<FormState> {
  const end = text(form, "how") === "terminate" ? terminateWorkflow : cancelWorkflow;
  const input = {
    workflowId: text(form, "workflowId"),
    run_id: text(form, "runId"),
    reason: text(form, "reason").trim() || undefined,
  };
  return actAndClose(
    form,
    (ctx) => end(ctx, input),
    "/workflows",
    ({ execution }) => workflowHref(execution),
  );
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
