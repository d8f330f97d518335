"use client";

import { useId } from "react";
import { ActionForm } from "@/components/form/action-form";
import { inputClass } from "@/components/form/field";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { Button } from "@/components/ui/button";
import { isComposing } from "@/components/ui/keys";
import type { Code } from "@/lib/janitor";
import { ignoreAction } from "../settings/actions";

interface Props {
  code: Code;
  path: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Ignores one code in a file, or the whole file. */
export function IgnoreForm({ code, path, onDone, onCancel }: Props) {
  const submission = useMessageAction(ignoreAction, onDone);
  const id = useId();
  return (
    <ActionForm
      submission={submission}
      values={{ file: path, code }}
      className="flex flex-col gap-2 rounded-md bg-sunken p-3"
      onKeyDown={(event) => event.key === "Escape" && !isComposing(event.nativeEvent) && onCancel()}
    >
      <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
        <legend className="sr-only">What to ignore</legend>
        <label className="flex min-h-6 items-center gap-2">
          <input type="radio" name="scope" value="code" defaultChecked /> {code} in this file
        </label>
        <label className="flex min-h-6 items-center gap-2">
          <input type="radio" name="scope" value="file" /> Everything in this file
        </label>
      </fieldset>
      <div className="flex flex-wrap items-end gap-2">
        <div className="flex min-w-52 grow flex-col gap-1">
          <label htmlFor={id}>Reason (optional)</label>
          <input id={id} name="reason" maxLength={500} className={`h-8 ${inputClass}`} />
        </div>
        <Submit look="secondary">Ignore</Submit>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </ActionForm>
  );
}
