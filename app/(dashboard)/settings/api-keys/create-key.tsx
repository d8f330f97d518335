"use client";

import { Plus } from "lucide-react";
import { useActionState, useState } from "react";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { ShownSecret } from "@/components/ui/shown-secret";
import { Submit } from "@/components/ui/submit";
import { createKeyAction } from "./actions";

interface Props {
  count: number;
  max: number;
  address: string;
}

/** Makes keys, one after the other. Once a key was shown, nothing on the page holds it any more. */
export function CreateKey(props: Props) {
  const [round, setRound] = useState(0);
  return <CreateKeyForm key={round} {...props} onDone={() => setRound(round + 1)} />;
}

function CreateKeyForm({ count, max, address, onDone }: Props & { onDone: () => void }) {
  const [state, action] = useActionState(createKeyAction, null);
  const failed = state && !state.ok ? state : null;
  const isFull = count >= max;
  return (
    <section aria-label="Create a key" className="mb-6 flex flex-col gap-3">
      {failed && !failed.fields.name && <Notice kind="failed">{failed.message}</Notice>}
      <form action={action} className="flex flex-wrap items-start gap-3">
        <div className="w-full sm:max-w-xs">
          <TextField
            name="name"
            label="Name of the new key"
            placeholder="laptop script"
            autoComplete="off"
            required
            maxLength={100}
            disabled={isFull}
            defaultValue={failed?.given.name}
            error={failed?.fields.name}
          />
        </div>
        <div className="sm:mt-6.5">
          <Submit size="large" disabled={isFull} aria-describedby="key-count">
            <Plus aria-hidden className="size-4" /> Create key
          </Submit>
        </div>
        <p id="key-count" className="flex sm:mt-6.5 min-h-9 items-center text-muted tabular-nums">
          {count}/{max} keys
          {isFull && ". That is the most an account may have: revoke one to make room."}
        </p>
      </form>
      {state?.ok && (
        <ShownSecret
          title={`The key “${state.value.name}” is made`}
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
