"use client";

import { startTransition, useActionState } from "react";
import { replyOf } from "./reply-of";
import type { FormAction } from "./state";
import { useReplyToast } from "./use-reply-toast";

/** The action of a form without fields, of which each page has some: `post` without JavaScript, `send` with it. A failure is a toast. */
export function usePlainAction(action: FormAction, onReply?: () => void) {
  const report = useReplyToast(() => null);
  const [, post] = useActionState(action, null);
  const send = (form: FormData) =>
    startTransition(async () => {
      const reply = await replyOf(action, null, form);
      onReply?.();
      if (reply) report(reply);
    });
  return { post, send };
}
