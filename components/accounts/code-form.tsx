"use client";

import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import type { FormAction } from "@/components/form/state";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";

interface Props {
  action: FormAction<string>;
  /** The code, where the address holds one. */
  code?: string;
}

/** Takes the code that a device shows. */
export function CodeForm({ action, code }: Props) {
  const submission = useFormAction(action);
  const { failure } = submission;
  return (
    <ActionForm submission={submission} className="flex flex-col gap-3">
      <FormError failure={failure} fields={["user_code"]} />
      <TextField
        name="user_code"
        label="Code on the device"
        placeholder="XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={20}
        defaultValue={failure?.given.user_code ?? code}
        error={failure?.fields.user_code}
        className="font-mono tracking-wider uppercase placeholder:normal-case"
      />
      <div>
        <Submit>Continue</Submit>
      </div>
    </ActionForm>
  );
}
