"use client";

import { useActionState } from "react";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { answerAction } from "./actions";

/** Approve or reject: each button says what it is. */
export function AnswerForm({ id }: { id: string }) {
  const [state, action] = useActionState(answerAction, null);
  return (
    <form action={action} className="flex flex-col gap-4">
      {state && !state.ok && <Notice kind="failed">{state.message}</Notice>}
      <input type="hidden" name="id" value={id} />
      <div className="flex gap-2">
        <Submit name="answer" value="approve">
          Approve
        </Submit>
        <Submit name="answer" value="reject" look="quiet-danger">
          Reject
        </Submit>
      </div>
    </form>
  );
}
