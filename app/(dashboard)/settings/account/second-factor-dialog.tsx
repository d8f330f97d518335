"use client";

import type { ReactNode } from "react";
import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { PasswordField } from "@/components/form/password-field";
import { type Submission, useFormAction } from "@/components/form/use-form-action";
import type { ButtonLook } from "@/components/ui/button";
import { RecoveryCodes } from "./recovery-codes";
import { ScanStep } from "./scan-step";
import { disableAction, renewCodesAction, setUpAction } from "./second-factor-actions";

/** The dialog that `?factor=` opens. */
export function SecondFactorDialog({ which }: { which: string | undefined }) {
  if (which === "on") return <TurnOn />;
  if (which === "codes") return <NewCodes />;
  return which === "off" ? <TurnOff /> : null;
}

/** Password, then QR code and a first code, then the recovery codes. */
function TurnOn() {
  const submission = useFormAction(setUpAction);
  if (submission.state?.ok) return <ScanStep {...submission.state.value} />;
  return (
    <WithPassword title="Turn on the second factor" submission={submission} button="Continue" look="primary">
      <p>You need an authenticator app, such as Aegis or 2FAS, or a password manager that makes codes.</p>
    </WithPassword>
  );
}

function NewCodes() {
  const submission = useFormAction(renewCodesAction);
  if (submission.state?.ok)
    return <RecoveryCodes title="New recovery codes" codes={submission.state.value} />;
  return (
    <WithPassword
      title="Replace the recovery codes?"
      submission={submission}
      button="Create new codes"
      look="primary"
    >
      <p>The current recovery codes stop working.</p>
    </WithPassword>
  );
}

function TurnOff() {
  const submission = useFormAction(disableAction);
  return (
    <WithPassword title="Turn off the second factor?" submission={submission} button="Turn off">
      <p>Sign-in will ask for the password only. The recovery codes stop working.</p>
    </WithPassword>
  );
}

interface Props<T> {
  title: string;
  submission: Submission<T>;
  button: string;
  look?: ButtonLook;
  children: ReactNode;
}

/** Asks for the password, so that an unattended browser is not enough. */
function WithPassword<T>({ children, ...dialog }: Props<T>) {
  return (
    <ConfirmDialog {...dialog} closeHref="/settings/account" fields={["password"]}>
      {children}
      <PasswordField
        name="password"
        label="Your password"
        autoComplete="current-password"
        required
        error={dialog.submission.failure?.fields.password}
      />
    </ConfirmDialog>
  );
}
