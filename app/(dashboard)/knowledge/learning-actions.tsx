"use client";

import { Check, Pencil, X } from "lucide-react";
import { useId, useState } from "react";
import type { Saying } from "@/app/(dashboard)/janitor/sayings";
import { useTold } from "@/app/(dashboard)/janitor/use-told";
import { Button } from "@/components/ui/button";
import { inputClass } from "@/components/ui/field";
import { Submit } from "@/components/ui/submit";
import type { Accepted, Rejected } from "@/lib/distiller";
import { acceptAction, editAction, rejectAction } from "./actions";

const accepted = ({ name }: Accepted): Saying => ({ kind: "ok", text: `Accepted: ${name}` });

const rejected = ({ name }: Rejected): Saying => ({
  kind: "ok",
  text: `Rejected: ${name}. It will not come back; “Rejected” at the end of the page takes it back.`,
});

/** What can be done about a draft. */
export function LearningActions({ path, name }: { path: string; name: string }) {
  const [, accept] = useTold(acceptAction, accepted);
  const [, reject] = useTold(rejectAction, rejected);
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <EditForm path={path} name={name} onClose={() => setIsEditing(false)} />;
  return (
    <div className="flex flex-wrap gap-1.5">
      <form action={accept}>
        <input type="hidden" name="path" value={path} />
        <Submit size="small" look="secondary" aria-label={`Accept, ${name}`}>
          <Check aria-hidden className="size-3.5" /> Accept
        </Submit>
      </form>
      <Button size="small" look="quiet" aria-label={`Edit, ${name}`} onClick={() => setIsEditing(true)}>
        <Pencil aria-hidden className="size-3.5" /> Edit
      </Button>
      <form action={reject}>
        <input type="hidden" name="path" value={path} />
        <Submit
          size="small"
          look="quiet-danger"
          title="Deletes the record; it can be taken back"
          aria-label={`Reject, ${name}`}
        >
          <X aria-hidden className="size-3.5" /> Reject
        </Submit>
      </form>
    </div>
  );
}

/** Whoever pressed "Edit" goes on in the field. */
const focusAtFirst = (field: HTMLInputElement | null) => field?.focus();

interface EditProps {
  path: string;
  name: string;
  onClose: () => void;
}

/** Says it in other words, and accepts it. */
function EditForm({ path, name, onClose }: EditProps) {
  const [state, edit] = useTold(editAction, accepted, onClose);
  const [words, setWords] = useState(name);
  const id = useId();
  const fault = state && !state.ok ? state.message : undefined;
  return (
    <form action={edit} className="flex w-full flex-wrap items-end gap-2 rounded-md bg-sunken p-3">
      <input type="hidden" name="path" value={path} />
      <div className="flex min-w-52 grow flex-col gap-1">
        <label htmlFor={id}>In your words</label>
        <input
          id={id}
          name="name"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          required
          maxLength={240}
          aria-invalid={fault ? true : undefined}
          ref={focusAtFirst}
          className={`h-8 ${inputClass}`}
        />
      </div>
      <Submit size="normal">Save and accept</Submit>
      <Button look="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
