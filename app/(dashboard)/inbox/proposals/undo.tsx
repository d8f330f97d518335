"use client";

import { createContext, type ReactNode, startTransition, useRef } from "react";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { Button } from "@/components/ui/button";
import { undoProposalsAction } from "./actions";
import { UNDO } from "./keys";

/** For what settles proposals: `record` remembers which were settled last, `undoButton` is the way back in the message. */
export const LastAct = createContext<{
  record: (ids: readonly string[]) => void;
  undoButton: (ids: readonly string[]) => ReactNode;
}>({ record: () => {}, undoButton: () => null });

/** How to undo the last act; `onBack` is called with the proposals that wait again. */
export function useUndo(onBack: (ids: readonly string[]) => void) {
  const last = useRef<readonly string[]>([]);
  const undone = useRef<readonly string[]>([]);
  const reopening = useMessageAction(undoProposalsAction, () => onBack(undone.current));
  const undo = (ids: readonly string[]) => {
    if (reopening.isPending || ids.length === 0) return;
    last.current = [];
    undone.current = ids;
    const form = new FormData();
    form.set("ids", ids.join(","));
    startTransition(() => reopening.send(form));
  };
  const record = (ids: readonly string[]) => {
    last.current = ids;
  };
  // The message is not inside the list.
  const undoButton = (ids: readonly string[]) => (
    <Button look="quiet" size="small" aria-keyshortcuts={UNDO} onClick={() => undo(ids)}>
      Undo
    </Button>
  );
  return { record, undoButton, undoLast: () => undo(last.current) };
}
