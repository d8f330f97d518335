"use client";

import type { ReactNode } from "react";
import type { FormState } from "@/app/(dashboard)/action";
import { type ButtonLook, buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PasswordField } from "@/components/ui/password-field";
import { Submit } from "@/components/ui/submit";

interface Props<T> {
  state: FormState<T>;
  action: (form: FormData) => void;
  /** What will happen. */
  children: ReactNode;
  button: string;
  look?: ButtonLook;
}

/** Asks for the password before something that a passer-by must not do. */
export function PasswordStep<T>({ state, action, children, button, look }: Props<T>) {
  const failed = state && !state.ok ? state : null;
  return (
    <form action={action} className="flex flex-col gap-4">
      {failed && !failed.fields.password && <Notice kind="failed">{failed.message}</Notice>}
      {children}
      <PasswordField
        name="password"
        label="Your password"
        autoComplete="current-password"
        required
        error={failed?.fields.password}
      />
      <div className="flex justify-end gap-2">
        <Link href="/settings/account" scroll={false} className={buttonClass("secondary")}>
          Cancel
        </Link>
        <Submit look={look}>{button}</Submit>
      </div>
    </form>
  );
}
