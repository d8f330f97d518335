"use client";

import { type Toast, useToast } from "@/components/ui/toaster";
import type { FormAction, FormState, Message } from "./state";
import { useFormAction } from "./use-form-action";

/** Returns a function that shows a toast of each reply: failures in their own words, success in those of `done`. */
export function useReplyToast<T>(done: (value: T) => (Message & Pick<Toast, "extra">) | null) {
  const toast = useToast();
  return (reply: NonNullable<FormState<T>>) => {
    if (!reply.ok) return toast({ kind: "failed", text: reply.message, isSignedOut: reply.isSignedOut });
    const message = done(reply.value);
    if (message) toast({ kind: "ok", ...message });
  };
}

/**
 * `useFormAction` for an action that replies with its message, which becomes a toast.
 * @param extra a way back, such as a button that undoes it
 */
export function useMessageAction(
  action: FormAction<Message | null>,
  onSuccess?: () => void,
  extra?: Toast["extra"],
) {
  const report = useReplyToast((message: Message | null) => message && { ...message, extra });
  return useFormAction(action, (reply) => {
    report(reply);
    if (reply.ok) onSuccess?.();
  });
}
