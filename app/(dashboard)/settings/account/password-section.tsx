"use client";

import { useState } from "react";
import { ActionForm } from "@/components/form/action-form";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { Notice } from "@/components/ui/notice";
import { changePasswordAction } from "./actions";

const FIELDS = ["current_password", "new_password", "new_password_again"];

/** Changes passwords, one after the other: once one was changed, the form is empty again. */
export function PasswordSection({ email }: { email: string }) {
  const [ended, setEnded] = useState<number[]>([]);
  const last = ended.at(-1);
  return (
    <div className="flex max-w-sm flex-col gap-4">
      {last !== undefined && <Notice kind="ok">Password changed. Other sessions ended: {last}.</Notice>}
      <PasswordForm key={ended.length} email={email} onDone={(n) => setEnded([...ended, n])} />
    </div>
  );
}

/** @param email for password managers, which keep a password by its user */
function PasswordForm({ email, onDone }: { email: string; onDone: (ended: number) => void }) {
  const submission = useFormAction(changePasswordAction, (reply) => {
    if (reply.ok) onDone(reply.value);
  });
  const { failure } = submission;
  return (
    <ActionForm submission={submission} className="flex flex-col gap-4">
      <FormError failure={failure} fields={FIELDS} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="current_password"
        label="Current password"
        autoComplete="current-password"
        required
        error={failure?.fields.current_password}
      />
      <PasswordField
        name="new_password"
        label="New password"
        autoComplete="new-password"
        required
        minLength={10}
        maxLength={200}
        hint="At least 10 characters."
        error={failure?.fields.new_password}
      />
      <PasswordField
        name="new_password_again"
        label="Confirm new password"
        autoComplete="new-password"
        required
        error={failure?.fields.new_password_again}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Submit size="large">Change password</Submit>
        <p className="text-muted">Ends all other sessions.</p>
      </div>
    </ActionForm>
  );
}
