"use client";

import { useActionState } from "react";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordField } from "@/components/ui/password-field";
import { Submit } from "@/components/ui/submit";
import { createAccountAction } from "./actions";

/** Who the account is for. The same form makes the owner at the first run and others later. */
export function AccountForm({ button }: { button: string }) {
  const [state, action] = useActionState(createAccountAction, null);
  const failed = state && !state.ok ? state : null;
  const fault = (field: string) => failed?.fields[field];
  return (
    <form action={action} className="flex flex-col gap-4">
      {failed && Object.keys(failed.fields).length === 0 && <Notice kind="failed">{failed.message}</Notice>}
      <TextField
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={100}
        defaultValue={failed?.given.name}
        error={fault("name")}
      />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        hint="You sign in with it. Nothing is sent to it."
        defaultValue={failed?.given.email}
        error={fault("email")}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        required
        minLength={10}
        maxLength={200}
        hint="At least 10 characters."
        error={fault("password")}
      />
      <PasswordField
        name="password_again"
        label="Password again"
        autoComplete="new-password"
        required
        error={fault("password_again")}
      />
      <Submit size="large">{button}</Submit>
    </form>
  );
}
