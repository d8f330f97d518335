"use client";

import { useActionState } from "react";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordField } from "@/components/ui/password-field";
import { Submit } from "@/components/ui/submit";
import { signInAction } from "../actions";
import { CodeForm } from "./code-form";

/** Asks for e-mail and password, then for a code from those who have a second factor. */
export function SignInForm({ next }: { next: string }) {
  const [state, action] = useActionState(signInAction, null);
  if (state?.ok && state.value !== "") return <CodeForm next={next} pending={state.value} />;
  const failed = state && !state.ok ? state : null;
  return (
    <form action={action} className="flex flex-col gap-4">
      {failed && <Notice kind="failed">{failed.message}</Notice>}
      <input type="hidden" name="next" value={next} />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        defaultValue={failed?.given.email}
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <Submit size="large">Sign in</Submit>
    </form>
  );
}
