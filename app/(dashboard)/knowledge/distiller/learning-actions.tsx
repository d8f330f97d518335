"use client";

import { Check, Pencil, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { ActionButton } from "@/components/form/action-button";
import { ActionForm } from "@/components/form/action-form";
import { closeTo } from "@/components/form/close-to";
import { inputClass } from "@/components/form/field";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { Button } from "@/components/ui/button";
import { isComposing } from "@/components/ui/keys";
import { acceptAction, editAction, rejectAction } from "./actions";

/** What can be done about a draft. */
export function LearningActions({ path, name }: { path: string; name: string }) {
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => setIsEditing(false);
  if (isEditing)
    return <EditForm path={path} name={name} onDone={close} onCancel={() => closeTo(close, edit)} />;
  return (
    <div className="flex flex-wrap gap-1.5">
      <ActionButton action={acceptAction} values={{ path }} size="small" aria-label={`Accept, ${name}`}>
        <Check aria-hidden className="size-3.5" /> Accept
      </ActionButton>
      <Button
        ref={edit}
        size="small"
        look="quiet"
        aria-label={`Edit, ${name}`}
        onClick={() => setIsEditing(true)}
      >
        <Pencil aria-hidden className="size-3.5" /> Edit
      </Button>
      <ActionButton
        action={rejectAction}
        values={{ path }}
        look="quiet-danger"
        size="small"
        title="Deletes the record; it can be restored"
        aria-label={`Reject, ${name}`}
      >
        <X aria-hidden className="size-3.5" /> Reject
      </ActionButton>
    </div>
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();

interface EditProps {
  path: string;
  name: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Rewords a draft and accepts it. */
function EditForm({ path, name, onDone, onCancel }: EditProps) {
  const submission = useMessageAction(editAction, onDone);
  const id = useId();
  return (
    <ActionForm
      submission={submission}
      values={{ path }}
      className="flex w-full flex-wrap items-end gap-2 rounded-md bg-sunken p-3"
      onKeyDown={(event) => event.key === "Escape" && !isComposing(event.nativeEvent) && onCancel()}
    >
      <div className="flex min-w-52 grow flex-col gap-1">
        <label htmlFor={id}>Learning</label>
        <input
          id={id}
          name="name"
          defaultValue={name}
          required
          maxLength={240}
          aria-invalid={submission.failure ? true : undefined}
          ref={focus}
          className={`h-8 ${inputClass}`}
        />
      </div>
      <Submit>Save and accept</Submit>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </ActionForm>
  );
}
