"use client";

import type { ComponentProps, ReactNode } from "react";
import { ActionForm } from "./action-form";
import type { FormAction, Message } from "./state";
import { Submit } from "./submit";
import { useMessageAction } from "./use-reply-toast";

interface Props extends Omit<ComponentProps<typeof Submit>, "type" | "action"> {
  /** Returns the message to show, or null for none. */
  action: FormAction<Message | null>;
  values?: Record<string, string>;
  onSuccess?: () => void;
  /** In the message, a way back. */
  extra?: ReactNode;
}

/** A button that runs an action at once, and shows its result. */
export function ActionButton({ action, values, onSuccess, extra, look = "secondary", ...rest }: Props) {
  const submission = useMessageAction(action, onSuccess, extra);
  return (
    <ActionForm submission={submission} values={values} className="max-w-full">
      <Submit look={look} {...rest} />
    </ActionForm>
  );
}
