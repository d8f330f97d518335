"use client";

import { Check } from "lucide-react";
import { ActionForm } from "@/components/form/action-form";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { useReplyToast } from "@/components/form/use-reply-toast";
import { type StatusReply, setTaskStatusAction } from "./actions";
import type { Task } from "./groups";

/** Sets a task to done; the message has Undo. */
export function DoneButton({ task: { path, name, status } }: { task: Task }) {
  const report = useReplyToast<StatusReply>((reply) => ({
    text: `“${reply.name}” is done.`,
    extra: <Reopen {...reply} />,
  }));
  const submission = useFormAction<StatusReply>(setTaskStatusAction, report);
  return (
    <ActionForm submission={submission} values={{ path, name, status: "done", before: status ?? "" }}>
      <Submit look="secondary" size="small" aria-label={`Done: ${name}`}>
        <Check aria-hidden className="size-4" /> Done
      </Submit>
    </ActionForm>
  );
}

/** Gives the task the status that it had. */
function Reopen({ path, name, before }: StatusReply) {
  const report = useReplyToast<StatusReply>(() => ({ text: `“${name}” is open again.` }));
  const submission = useFormAction<StatusReply>(setTaskStatusAction, report);
  return (
    <ActionForm submission={submission} values={{ path, name, status: before ?? "", before: "done" }}>
      <Submit look="secondary" size="small">
        Undo
      </Submit>
    </ActionForm>
  );
}
