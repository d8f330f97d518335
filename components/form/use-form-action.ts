"use client";

import { useActionState } from "react";
import { replyOf } from "./reply-of";
import type { FormAction, FormFailure, FormState } from "./state";

/** A form's action with its result, for `ActionForm`. */
export interface Submission<T = void> {
  state: FormState<T>;
  failure: FormFailure | null;
  isPending: boolean;
  /** Submits without JavaScript. */
  post: (form: FormData) => void;
  /** Submits with JavaScript; call it in a transition. */
  send: (form: FormData) => void;
}

/**
 * Like `useActionState`, but a server that cannot be reached is a failure of the form, not of the page:
 * what was typed stays. `onReply` is called for each reply at once, since the form may disappear with what it acted on;
 * `onRedirect` when the action succeeded and leads to another page.
 */
export function useFormAction<T>(
  action: FormAction<T>,
  onReply?: (reply: NonNullable<FormState<T>>) => void,
  onRedirect?: () => void,
): Submission<T> {
  const [posted, post] = useActionState(action, null);
  const [sent, send, isPending] = useActionState(async (state: FormState<T>, form: FormData) => {
    const reply = await replyOf(action, state, form).catch((redirect: unknown) => {
      onRedirect?.();
      throw redirect;
    });
    if (reply) onReply?.(reply);
    return reply;
  }, null);
  const state = sent ?? posted;
  return { state, failure: state && !state.ok ? state : null, isPending, post, send };
}
