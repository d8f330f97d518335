"use client";

import { useActionState } from "react";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { restoreAccountAction } from "../actions";

/** Says what restoring the account does, and wants the word typed. */
export function RestoreAccount({ id }: { id: string }) {
  const [state, restore] = useActionState(restoreAccountAction, null);
  const failed = state && !state.ok ? state : null;
  return (
    <form action={restore} className="flex flex-col gap-3">
      <input type="hidden" name="id" value={id} />
      <p>
        Every file of the vault and every setting becomes what it was then; what came since goes. Before that
        the account is backed up as it is now, so that this can be taken back. Who may sign in, keys and
        devices, the audit log, and past runs stay as they are.
      </p>
      {failed && !failed.fields.confirm && <Notice kind="failed">{failed.message}</Notice>}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-60">
          <TextField
            name="confirm"
            label="Type restore to confirm"
            autoComplete="off"
            error={failed?.fields.confirm ?? ""}
            required
          />
        </div>
        <Submit look="danger" size="large">
          Restore the account
        </Submit>
      </div>
    </form>
  );
}
