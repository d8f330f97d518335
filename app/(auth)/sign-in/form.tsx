"use client";

import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { signInAction } from "../actions";
import { CodeForm } from "./code-form";

/** Asks for e-mail and password, then for a code from those who have a second factor. */
export function SignInForm({ next }: { next: string }) {
  const submission = useFormAction(signInAction);
  const { state, failure } = submission;
  const pending = state?.ok ? state.value : failure?.given.pending;
  if (pending) return <CodeForm submission={submission} next={next} pending={pending} />;
  return (
    <ActionForm submission={submission} values={{ next }} className="flex flex-col gap-4">
      <FormError failure={failure} />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        autoFocus
        defaultValue={failure?.given.email}
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <Submit size="large">Sign in</Submit>
    </ActionForm>
  );
}
