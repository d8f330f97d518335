"use client";

import { useToast } from "@/components/ui/toaster";
import type { FormState, Message } from "./state";

/** Returns a function that shows a toast of each reply: failures in their own words, success in those of `done`. */
export function useReplyToast<T>(done: (value: T) => Message | null) {
  const toast = useToast();
  return (reply: NonNullable<FormState<T>>) => {
    if (!reply.ok) return toast({ kind: "failed", text: reply.message, isSignedOut: reply.isSignedOut });
    const message = done(reply.value);
    if (message) toast({ kind: "ok", ...message });
  };
}

/** The same for actions that reply with their message. */
export const useMessageToast = () => useReplyToast((message: Message | null) => message);
