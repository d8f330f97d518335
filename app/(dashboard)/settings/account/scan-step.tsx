"use client";

import { useEffect } from "react";
import { QrCode } from "@/components/accounts/qr-code";
import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { TextField } from "@/components/form/field";
import { useFormAction } from "@/components/form/use-form-action";
import { CopyButton } from "@/components/ui/copy-button";
import type { NewSecondFactor } from "@/lib/accounts";
import { RecoveryCodes } from "./recovery-codes";
import { confirmAction } from "./second-factor-actions";

/** Shows the secret to the authenticator app, and asks for the code that the app makes of it. */
export function ScanStep({ secret, uri }: NewSecondFactor) {
  const submission = useFormAction(confirmAction);
  const { state, failure } = submission;
  // Not the button before it, which copies the secret.
  useEffect(() => document.getElementById("code")?.focus(), []);
  if (state?.ok) return <RecoveryCodes title="The second factor is on" codes={state.value} />;
  return (
    <ConfirmDialog
      title="Scan with your authenticator app"
      submission={submission}
      closeHref="/settings/account"
      fields={["code"]}
      button="Turn on"
      look="primary"
    >
      <div className="flex flex-wrap items-start gap-4">
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div className="min-w-0 flex-1 basis-48">
          <p>Or enter this secret in the app:</p>
          <div className="mt-1.5 flex items-start gap-2">
            <code className="min-w-0 grow rounded-md border border-line bg-sunken px-2.5 py-1.5 break-all select-all">
              {secret}
            </code>
            <CopyButton text={secret} what="the secret" />
          </div>
        </div>
      </div>
      <TextField
        name="code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={10}
        hint="The six digits that the app shows now."
        error={failure?.fields.code}
      />
    </ConfirmDialog>
  );
}
