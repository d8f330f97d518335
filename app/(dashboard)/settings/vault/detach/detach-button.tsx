"use client";

import { Unplug } from "lucide-react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ConfirmButton } from "@/components/form/confirm-button";
import { TextField } from "@/components/form/field";
import { count } from "@/lib/core/count";
import type { VaultTraces } from "@/lib/vault";
import { detachAction } from "./actions";

/** A button that detaches the vault, after its directory's name was typed. */
export function DetachButton({
  traces: { name, identity, temporary, processed, created },
}: {
  traces: VaultTraces;
}) {
  return (
    <ConfirmButton
      action={detachAction}
      trigger={{
        children: (
          <>
            <Unplug aria-hidden className="size-4" /> Detach vault
          </>
        ),
      }}
      title="Detach the vault?"
      button="Detach vault"
    >
      <p>
        Removes {count(identity.count + temporary.count, "file")} that only this service needs, and forgets
        the index, the settings of the vault and what workers know of it. Every other file stays as it is,
        unless you choose it here:
      </p>
      {created.count > 0 && (
        <CheckboxField name="created" checked={false} label="Remove records that workers created">
          {count(created.count, "record")} that nobody has changed since.
        </CheckboxField>
      )}
      {processed.count > 0 && (
        <CheckboxField name="processed" checked={false} label="Remove processed inbox files">
          {count(processed.count, "file")} with the texts that you gave to the inbox.
        </CheckboxField>
      )}
      <TextField
        name="confirm"
        label={`Type ${name} to confirm`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
    </ConfirmButton>
  );
}
