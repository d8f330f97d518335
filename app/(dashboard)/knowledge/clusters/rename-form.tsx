"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { ActionForm } from "@/components/form/action-form";
import { inputClass } from "@/components/form/field";
import { Submit } from "@/components/form/submit";
import { useFocusBack } from "@/components/form/use-focus-back";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { Button } from "@/components/ui/button";
import { renameAction } from "./actions";

const select = (input: HTMLInputElement | null) => input?.select();

/** Renames a cluster. */
export function RenameForm({ id, label }: { id: string; label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusBack(isOpen);
  const submission = useMessageAction(renameAction, () => setIsOpen(false));
  if (!isOpen) {
    return (
      <Button
        ref={button}
        look="quiet"
        size="small"
        aria-label={`Rename ${label}`}
        onClick={() => setIsOpen(true)}
      >
        <Pencil aria-hidden className="size-3.5" /> Rename
      </Button>
    );
  }
  return (
    <ActionForm
      submission={submission}
      values={{ cluster: id }}
      className="flex w-full flex-wrap items-center gap-2"
    >
      <input
        name="label"
        aria-label={`New name of ${label}`}
        defaultValue={label}
        maxLength={60}
        required
        ref={select}
        className={`h-8 min-w-0 grow ${inputClass}`}
      />
      <Submit>Save</Submit>
      <Button look="quiet" onClick={() => setIsOpen(false)}>
        Cancel
      </Button>
    </ActionForm>
  );
}
