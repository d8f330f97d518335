"use client";

import { useActionState } from "react";
import { QrCode } from "@/components/devices/qr-code";
import { buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import type { NewSecondFactor } from "@/lib/accounts";
import { RecoveryCodes } from "./recovery-codes";
import { confirmAction } from "./second-factor-actions";

const PAGE = "/settings/account";

/** Shows the secret to the authenticator app, and asks for the code that the app makes of it. */
export function ScanStep({ secret, uri }: NewSecondFactor) {
  const [state, action] = useActionState(confirmAction, null);
  if (state?.ok) return <RecoveryCodes title="The second factor is on" codes={state.value} />;
  const failed = state && !state.ok ? state : null;
  return (
    <Modal title="Scan this with your authenticator app" closeHref={PAGE}>
      <form action={action} className="flex flex-col gap-4">
        {failed && !failed.fields.code && <Notice kind="failed">{failed.message}</Notice>}
        <div className="flex flex-wrap items-start gap-4">
          <QrCode text={uri} label="QR code of the secret for your authenticator app" />
          <div className="min-w-0 flex-1 basis-48">
            <p>Or type this secret into the app:</p>
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
          error={failed?.fields.code}
        />
        <div className="flex justify-end gap-2">
          <Link href={PAGE} scroll={false} className={buttonClass("secondary")}>
            Cancel
          </Link>
          <Submit>Turn on</Submit>
        </div>
      </form>
    </Modal>
  );
}
