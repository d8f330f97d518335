"use client";

import { useActionState } from "react";
import { Modal } from "@/components/ui/modal";
import { PasswordStep } from "./password-step";
import { RecoveryCodes } from "./recovery-codes";
import { ScanStep } from "./scan-step";
import { disableAction, renewCodesAction, setUpAction } from "./second-factor-actions";

const PAGE = "/settings/account";

/** Password, then QR code and a first code, then the recovery codes. */
export function TurnOnDialog() {
  const [state, action] = useActionState(setUpAction, null);
  if (state?.ok) return <ScanStep {...state.value} />;
  return (
    <Modal title="Turn on the second factor" closeHref={PAGE}>
      <PasswordStep state={state} action={action} button="Continue">
        <p>You need an authenticator app on your phone, such as Aegis, 2FAS or the one of your passwords.</p>
      </PasswordStep>
    </Modal>
  );
}

export function NewCodesDialog() {
  const [state, action] = useActionState(renewCodesAction, null);
  if (state?.ok) return <RecoveryCodes title="New recovery codes" codes={state.value} />;
  return (
    <Modal title="Make new recovery codes?" closeHref={PAGE}>
      <PasswordStep state={state} action={action} button="Make new codes">
        <p>The earlier ones are refused from then on, used or not.</p>
      </PasswordStep>
    </Modal>
  );
}

export function TurnOffDialog() {
  const [state, action] = useActionState(disableAction, null);
  return (
    <Modal title="Turn off the second factor?" closeHref={PAGE}>
      <PasswordStep state={state} action={action} button="Turn off" look="danger">
        <p>The password alone signs in from then on. The recovery codes are removed as well.</p>
      </PasswordStep>
    </Modal>
  );
}
