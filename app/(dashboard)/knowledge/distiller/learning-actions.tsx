"use client";

import { Check, Pencil, X } from "lucide-react";
import { useId, useState } from "react";
import { ActionButton } from "@/components/form/action-button";
import { ActionForm } from "@/components/form/action-form";
import { inputClass } from "@/components/form/field";
import { Submit } from "@/components/form/submit";
import { useFocusBack } from "@/components/form/use-focus-back";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { Button } from "@/components/ui/button";
import { acceptAction, editAction, rejectAction } from "./actions";

/** What can be done about a draft. */
export function LearningActions({ path, name }: { path: string; name: string }) {
  const [isEditing, setIsEditing] = useState(false);
  const edit = useFocusBack(isEditing);
  if (isEditing) return <EditForm path={path} name={name} onClose={() => setIsEditing(false)} />;
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
  onClose: () => void;
}

/** Rewords a draft and accepts it. */
function EditForm({ path, name, onClose }: EditProps) {
  const submission = useMessageAction(editAction, onClose);
  const id = useId();
  return (
    <ActionForm
      submission={submission}
      values={{ path }}
      className="flex w-full flex-wrap items-end gap-2 rounded-md bg-sunken p-3"
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
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
    </ActionForm>
  );
}
