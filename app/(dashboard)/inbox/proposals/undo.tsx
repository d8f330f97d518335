"use client";

import { createContext, type ReactNode, startTransition, useRef } from "react";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toaster";
import { reopenAction } from "./actions";
import { UNDO } from "./keys";

/** What was done last on the page. */
interface Last {
  kind: "accept" | "discard";
  ids: readonly string[];
}

/** For what settles proposals: `record` remembers what was done last, `undoButton` is the way back in the message of a discard. */
export const LastAct = createContext<{
  record: (last: Last) => void;
  undoButton: (ids: readonly string[]) => ReactNode;
}>({ record: () => {}, undoButton: () => null });

/** The last act, and how to undo it; `onBack` is called with the proposals that wait again. */
export function useUndo(onBack: (ids: readonly string[]) => void) {
  const last = useRef<Last | null>(null);
  const undone = useRef<readonly string[]>([]);
  const toast = useToast();
  const reopening = useMessageAction(reopenAction, () => onBack(undone.current));
  const undo = (ids: readonly string[]) => {
    if (reopening.isPending) return;
    last.current = null;
    undone.current = ids;
    const form = new FormData();
    form.set("ids", ids.join(","));
    startTransition(() => reopening.send(form));
  };
  const record = (act: Last) => {
    last.current = act;
  };
  const undoLast = () => {
    if (last.current?.kind === "discard") undo(last.current.ids);
    else if (last.current) toast({ kind: "warning", text: NOT_UNDONE });
  };
  // The message is not inside the list.
  const undoButton = (ids: readonly string[]) => (
    <Button look="quiet" size="small" aria-keyshortcuts={UNDO} onClick={() => undo(ids)}>
      Undo
    </Button>
  );
  return { record, undoButton, undoLast };
}

const NOT_UNDONE =
  "What was accepted cannot be undone one by one: change or delete the record, or undo its file in the inbox.";
