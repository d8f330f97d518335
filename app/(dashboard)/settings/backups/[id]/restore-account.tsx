"use client";

import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { restoreAccountAction } from "../actions";

/** Restores the whole account, after a typed confirmation. */
export function RestoreAccount({ id }: { id: string }) {
  const submission = useFormAction(restoreAccountAction);
  const { failure } = submission;
  return (
    <ActionForm submission={submission} values={{ id }} className="flex flex-col gap-3">
      <p>
        Replaces every file of the vault and every setting with this backup. The current state is backed up
        first. Sign-in, keys, devices, the audit log and past runs are not changed.
      </p>
      <FormError failure={failure} fields={["confirm"]} />
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-60">
          <TextField
            name="confirm"
            label="Type restore to confirm"
            autoComplete="off"
            error={failure?.fields.confirm}
            required
          />
        </div>
        <Submit look="danger" size="large">
          Restore account
        </Submit>
      </div>
    </ActionForm>
  );
}
