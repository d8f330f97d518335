"use client";

import { useActionState, useEffect, useRef } from "react";
import { TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { enterCodeAction } from "../actions";

/** @param pending the sign-in that waits for its code */
export function CodeForm({ next, pending }: { next: string; pending: string }) {
  const [state, action] = useActionState(enterCodeAction, null);
  const form = useRef<HTMLFormElement>(null);
  // The form has taken the place of another, which had the focus.
  useEffect(() => form.current?.querySelector<HTMLInputElement>("#code")?.focus(), []);
  const failed = state && !state.ok ? state : null;
  return (
    <form ref={form} action={action} className="flex flex-col gap-4">
      {failed && <Notice kind="failed">{failed.message}</Notice>}
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="pending" value={pending} />
      <TextField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={40}
        hint="The six digits that your authenticator app shows, or a recovery code."
      />
      <Submit size="large">Continue</Submit>
      <p className="text-muted">
        <Link href="/sign-in" className="text-accent underline">
          Start again
        </Link>
      </p>
    </form>
  );
}
