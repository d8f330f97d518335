"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "./confirm-dialog";
import type { FormAction, Message } from "./state";
import { useFormAction } from "./use-form-action";
import { useReplyToast } from "./use-reply-toast";

interface Props extends Pick<ComponentProps<typeof ConfirmDialog>, "title" | "values" | "button" | "look"> {
  action: FormAction<Message | null>;
  trigger: ComponentProps<typeof Button>;
  onSuccess?: () => void;
  /** In the message, a way back. */
  extra?: ReactNode;
  /** What will happen. */
  children: ReactNode;
}

/** A button that asks in a dialog before it does anything. */
export function ConfirmButton({ action, trigger, onSuccess, extra, ...dialog }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const report = useReplyToast((message: Message | null) => message && { ...message, extra });
  const submission = useFormAction(action, (reply) => {
    // A failure is shown in the dialog, which stays open.
    if (!reply.ok) return;
    report(reply);
    close();
    onSuccess?.();
  });
  return (
    <>
      <Button {...trigger} onClick={() => setIsOpen(true)} />
      {isOpen && <ConfirmDialog {...dialog} submission={submission} onClose={close} />}
    </>
  );
}
