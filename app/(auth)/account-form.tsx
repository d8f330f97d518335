"use client";

import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { createAccountAction } from "./actions";
import { TimeZoneField } from "./time-zone-field";

const FIELDS = ["name", "email", "password", "password_again", "timeZone"] as const;

/** Creates an account: the owner's at the first run, others later. */
export function AccountForm() {
  const submission = useFormAction(createAccountAction);
  const { failure } = submission;
  const error = (field: (typeof FIELDS)[number]) => failure?.fields[field];
  return (
    <ActionForm submission={submission} className="flex flex-col gap-4">
      <FormError failure={failure} fields={FIELDS} />
      <TextField
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={100}
        autoFocus
        defaultValue={failure?.given.name}
        error={error("name")}
      />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        hint="For sign-in only. No e-mail is sent."
        defaultValue={failure?.given.email}
        error={error("email")}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        required
        minLength={10}
        maxLength={200}
        hint="At least 10 characters."
        error={error("password")}
      />
      <PasswordField
        name="password_again"
        label="Confirm password"
        autoComplete="new-password"
        required
        error={error("password_again")}
      />
      <TimeZoneField given={failure?.given.timeZone} error={error("timeZone")} />
      <Submit size="large">Create account</Submit>
    </ActionForm>
  );
}
