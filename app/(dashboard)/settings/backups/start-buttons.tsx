"use client";

import { Archive } from "lucide-react";
import { type ReactNode, useActionState } from "react";
import type { FormState } from "@/app/(dashboard)/action";
import type { ButtonLook, ButtonSize } from "@/components/ui/button";
import { Submit } from "@/components/ui/submit";
import type { Started } from "@/lib/runs";
import { backUpAction, drillAction, verifyAction } from "./actions";

interface Props {
  action: (state: FormState<Started>, form: FormData) => Promise<FormState<Started>>;
  id?: string;
  title: string;
  label?: string;
  look?: ButtonLook;
  size?: ButtonSize;
  children: ReactNode;
}

/** Starts a run; the page shows how it goes on. */
function Start({ action, id, title, label, look = "primary", size, children }: Props) {
  const [state, send] = useActionState(action, null);
  return (
    <form action={send} className="flex flex-wrap items-center gap-2">
      {id && <input type="hidden" name="id" value={id} />}
      <Submit title={title} aria-label={label} look={look} size={size}>
        {children}
      </Submit>
      {state && !state.ok && (
        <span role="alert" className="text-failed">
          {state.message}
        </span>
      )}
      <span role="status" className="sr-only">
        {state?.ok && (state.value.reused ? "A run goes on already" : "The run was started")}
      </span>
    </form>
  );
}

export const BackUpNow = () => (
  <Start action={backUpAction} title="Makes an encrypted backup of the account and reads it back">
    <Archive aria-hidden className="size-4" /> Back up now
  </Start>
);

interface OfBackup {
  id: string;
  /** Of when it is, for those who cannot see the row. */
  of: string;
}

export const VerifyNow = ({ id, of }: OfBackup) => (
  <Start
    action={verifyAction}
    id={id}
    title="Reads the backup back, decrypts it and checks every hash"
    label={`Verify the backup of ${of}`}
    look="quiet"
    size="small"
  >
    Verify
  </Start>
);

export const DrillNow = ({ id, of }: OfBackup) => (
  <Start
    action={drillAction}
    id={id}
    title="Restores the backup into a scratch place and compares it; the account is not touched"
    label={`Drill with the backup of ${of}`}
    look="quiet"
    size="small"
  >
    Drill
  </Start>
);
