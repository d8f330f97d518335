"use client";

import { ActionForm } from "@/components/form/action-form";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { answerAction } from "./actions";

/** Approves or rejects a pairing request. */
export function AnswerForm({ id }: { id: string }) {
  const submission = useFormAction(answerAction);
  return (
    <ActionForm submission={submission} values={{ id }} className="flex flex-col gap-4">
      <FormError failure={submission.failure} />
      <div className="flex gap-2">
        <Submit name="answer" value="approve">
          Approve
        </Submit>
        <Submit name="answer" value="reject" look="quiet-danger">
          Reject
        </Submit>
      </div>
    </ActionForm>
  );
}
