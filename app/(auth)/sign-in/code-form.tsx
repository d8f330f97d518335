"use client";

import { useEffect } from "react";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import type { Submission } from "@/components/form/use-form-action";

interface Props {
  submission: Submission<string>;
  next: string;
  /** The sign-in that waits for its code. */
  pending: string;
}

export function CodeForm({ submission, next, pending }: Props) {
  // The form has replaced another, which had the focus.
  useEffect(() => document.getElementById("code")?.focus(), []);
  return (
    <ActionForm submission={submission} values={{ next, pending }} className="flex flex-col gap-4">
      <FormError failure={submission.failure} />
      <TextField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={40}
        hint="Six digits from your authenticator app, or a recovery code."
      />
      <Submit size="large">Continue</Submit>
      <p className="text-muted">
        {/* Loads the page: a link within the app would keep the state of this form. */}
        <a href={`/sign-in?${new URLSearchParams({ next })}`} className="text-accent underline">
          Start again
        </a>
      </p>
    </ActionForm>
  );
}
