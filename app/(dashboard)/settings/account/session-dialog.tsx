"use client";

import type { ReactNode } from "react";
import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import type { ListedSession } from "@/lib/accounts";
import { endSessionAction } from "./actions";

interface Props {
  end: string | undefined;
  sessions: ListedSession[];
  current: string;
}

/** The dialog that `?end=` opens. */
export function SessionDialog({ end, sessions, current }: Props) {
  if (end === "all")
    return (
      <EndDialog id={end} title="Sign out everywhere?" button="Sign out everywhere">
        Ends all sessions, including this one. API keys and paired devices keep working.
      </EndDialog>
    );
  if (end === "others")
    return (
      <EndDialog id={end} title="End all other sessions?" button="End all others">
        Every other browser has to sign in again.
      </EndDialog>
    );
  const session = sessions.find(({ id }) => id === end && id !== current);
  if (!session) return null;
  return (
    <EndDialog id={session.id} title={`End the session of ${session.device}?`} button="End session">
      The browser at <code>{session.address}</code> has to sign in again.
    </EndDialog>
  );
}

function EndDialog(props: { id: string; title: string; button: string; children: ReactNode }) {
  const submission = useFormAction(endSessionAction);
  return (
    <ConfirmDialog
      title={props.title}
      submission={submission}
      values={{ id: props.id }}
      closeHref="/settings/account"
      button={props.button}
    >
      <p>{props.children}</p>
    </ConfirmDialog>
  );
}
