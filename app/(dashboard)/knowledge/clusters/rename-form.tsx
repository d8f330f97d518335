"use client";

import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { ActionForm } from "@/components/form/action-form";
import { closeTo } from "@/components/form/close-to";
import { inputClass } from "@/components/form/field";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { Button } from "@/components/ui/button";
import { isComposing } from "@/components/ui/keys";
import { renameAction } from "./actions";

const select = (input: HTMLInputElement | null) => input?.select();

/** Renames a cluster. */
export function RenameForm({ id, label }: { id: string; label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const close = () => closeTo(() => setIsOpen(false), rename);
  const submission = useMessageAction(renameAction, close);
  if (!isOpen) {
    return (
      <Button
        ref={rename}
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
      onKeyDown={(event) => event.key === "Escape" && !isComposing(event.nativeEvent) && close()}
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
      <Button look="quiet" onClick={close}>
        Cancel
      </Button>
    </ActionForm>
  );
}
