"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { ShownSecret } from "@/components/accounts/shown-secret";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Select } from "@/components/form/select";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { createKeyAction } from "./actions";

interface Props {
  count: number;
  max: number;
  address: string;
}

/** Creates keys, one after the other. After a key has been shown, nothing on the page holds it. */
export function CreateKey(props: Props) {
  const [round, setRound] = useState(0);
  return <CreateKeyForm key={round} {...props} onDone={() => setRound(round + 1)} />;
}

function CreateKeyForm({ count, max, address, onDone }: Props & { onDone: () => void }) {
  const submission = useFormAction(createKeyAction);
  const { state, failure } = submission;
  const isFull = count >= max;
  return (
    <section aria-label="Create an API key" className="mb-6 flex flex-col gap-3">
      <FormError failure={failure} fields={["name"]} />
      <ActionForm submission={submission} className="flex flex-wrap items-start gap-3">
        <div className="w-full sm:max-w-xs">
          <TextField
            name="name"
            label="Name"
            hint="The program that uses it, such as backup-script."
            autoComplete="off"
            required
            maxLength={100}
            disabled={isFull}
            defaultValue={failure?.given.name}
            error={failure?.fields.name}
          />
        </div>
        <div className="w-32">
          <Select
            name="access"
            label="Access"
            disabled={isFull}
            defaultValue={failure?.given.access ?? "full"}
          >
            <option value="full">Full</option>
            <option value="read">Read only</option>
          </Select>
        </div>
        <div className="w-32">
          <Select name="days" label="Expires" disabled={isFull} defaultValue={failure?.given.days ?? ""}>
            <option value="">Never</option>
            <option value="30">In 30 days</option>
            <option value="90">In 90 days</option>
            <option value="365">In a year</option>
          </Select>
        </div>
        <div className="sm:mt-6.5">
          <Submit size="large" disabled={isFull} aria-describedby="key-count">
            <Plus aria-hidden className="size-4" /> Create API key
          </Submit>
        </div>
        <p id="key-count" className="flex min-h-9 items-center text-muted tabular-nums sm:mt-6.5">
          {count} of {max} keys
          {isFull && ". Revoke a key to create another."}
        </p>
      </ActionForm>
      {state?.ok && (
        <ShownSecret
          title={`API key “${state.value.name}” created`}
          secret={state.value.key}
          noun="key"
          address={address}
          page="/settings/api-keys"
          onDone={onDone}
        />
      )}
    </section>
  );
}
