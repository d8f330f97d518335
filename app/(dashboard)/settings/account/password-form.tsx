"use client";

import { useActionState } from "react";
import { Notice } from "@/components/ui/notice";
import { PasswordField } from "@/components/ui/password-field";
import { Submit } from "@/components/ui/submit";
import { changePasswordAction } from "./actions";

/** @param email for password managers, which keep a password by its user */
export function PasswordForm({ email }: { email: string }) {
  const [state, action] = useActionState(changePasswordAction, null);
  const failed = state && !state.ok ? state : null;
  return (
    <form action={action} className="flex max-w-sm flex-col gap-4">
      {state?.ok && <Notice kind="ok">The password is changed. {endedText(state.value)}</Notice>}
      {failed && Object.keys(failed.fields).length === 0 && <Notice kind="failed">{failed.message}</Notice>}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="current_password"
        label="Current password"
        autoComplete="current-password"
        required
        error={failed?.fields.current_password}
      />
      <PasswordField
        name="new_password"
        label="New password"
        autoComplete="new-password"
        required
        minLength={10}
        maxLength={200}
        hint="At least 10 characters."
        error={failed?.fields.new_password}
      />
      <PasswordField
        name="new_password_again"
        label="New password again"
        autoComplete="new-password"
        required
        error={failed?.fields.new_password_again}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Submit size="large">Change password</Submit>
        <p className="text-muted">All other sessions end.</p>
      </div>
    </form>
  );
}

function endedText(ended: number): string {
  if (ended === 0) return "There were no other sessions.";
  return ended === 1 ? "One other session has ended." : `${ended} other sessions have ended.`;
}
