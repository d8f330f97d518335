"use client";

import { ActionForm } from "@/components/form/action-form";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { useReplyToast } from "@/components/form/use-reply-toast";
import { type UndoReply, undoChangeAction } from "./actions";
import { followMoves } from "./follow-moves";

/** Reverts a change of several records as one act. */
export function UndoButton({ undo }: { undo: string }) {
  const report = useReplyToast<UndoReply>(({ moves: _, ...message }) => message);
  const submission = useFormAction<UndoReply>(undoChangeAction, (reply) => {
    if (reply.ok) followMoves(reply.value.moves);
    report(reply);
  });
  return (
    <ActionForm submission={submission} values={{ undo }} className="max-w-full">
      <Submit look="secondary" size="small">
        Undo
      </Submit>
    </ActionForm>
  );
}
