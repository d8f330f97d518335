"use client";

import { ActionButton } from "@/components/form/action-button";
import { undoChangeAction } from "./actions";

/** Reverts a change of several records as one act. */
export function UndoButton({ undo }: { undo: string }) {
  return (
    <ActionButton action={undoChangeAction} values={{ undo }} size="small">
      Undo
    </ActionButton>
  );
}
