"use client";

import { type ComponentProps, createContext, startTransition, useContext, useEffect, useRef } from "react";
import { useFormStatus } from "react-dom";
import type { Submission } from "./use-form-action";

const Pending = createContext(false);

/** Whether the form around is being submitted, with or without JavaScript. */
export function useIsSubmitting(): boolean {
  const { pending } = useFormStatus();
  return useContext(Pending) || pending;
}

interface Props<T, U> extends Omit<ComponentProps<"form">, "action" | "onSubmit"> {
  submission: Submission<T>;
  /** What a submit button with `data-alternative` runs instead, by that name. */
  alternatives?: Record<string, Submission<U>>;
  values?: Record<string, string>;
}

/**
 * A form that keeps what was typed until its action succeeded. React would empty a form after each submission;
 * this one is emptied only when its key changes. The first field that was refused gets the focus, with its message.
 */
export function ActionForm<T, U>({ submission, alternatives, values = {}, children, ...rest }: Props<T, U>) {
  const isPending = [submission, ...Object.values(alternatives ?? {})].some((each) => each.isPending);
  const sent = useRef<HTMLFormElement>(null);
  const { failure } = submission;
  useEffect(() => {
    if (failure) sent.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failure]);
  return (
    <form
      {...rest}
      action={submission.post}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        sent.current = event.currentTarget;
        const { submitter } = event.nativeEvent;
        const form = new FormData(event.currentTarget, submitter);
        const alternative = alternatives?.[submitter?.dataset.alternative ?? ""];
        startTransition(() => (alternative ?? submission).send(form));
      }}
    >
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Pending value={isPending}>{children}</Pending>
    </form>
  );
}
