"use client";

import { useActionState } from "react";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";

/** What a form is told, as `app/(dashboard)/action.ts` has it. */
type State =
  | null
  | { ok: true; value: string }
  | { ok: false; message: string; fields: Record<string, string>; given: Record<string, string> };

interface Props {
  action: (state: State, form: FormData) => Promise<State>;
  /** The code, where the address already bears one. */
  code?: string;
}

/** Takes the code that a device shows. */
export function CodeForm({ action, code }: Props) {
  const [state, send] = useActionState(action, null);
  const failed = state && !state.ok ? state : null;
  const fault = failed?.fields.user_code;
  return (
    <form action={send} className="flex flex-col gap-3">
      {failed && !fault && <Notice kind="failed">{failed.message}</Notice>}
      <TextField
        name="user_code"
        label="Code on the device"
        placeholder="XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={20}
        defaultValue={failed?.given.user_code ?? code}
        error={fault}
        className="font-mono tracking-wider uppercase placeholder:normal-case"
      />
      <div>
        <Submit>Continue</Submit>
      </div>
    </form>
  );
}
