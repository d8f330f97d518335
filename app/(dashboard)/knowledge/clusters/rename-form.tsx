"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTold } from "@/app/(dashboard)/janitor/use-told";
import { Button } from "@/components/ui/button";
import { inputClass } from "@/components/ui/field";
import { Submit } from "@/components/ui/submit";
import { renameAction } from "./actions";

/** Gives a cluster a label of one's own. */
export function RenameForm({ id, label }: { id: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [, rename] = useTold(
    renameAction,
    (done) => ({
      kind: "ok",
      text: `The cluster is called “${done.label}” now. Files follow with the next survey.`,
    }),
    () => setOpen(false),
  );
  if (!isOpen) {
    return (
      <Button look="quiet" size="small" aria-label={`Rename ${label}`} onClick={() => setOpen(true)}>
        <Pencil aria-hidden className="size-3.5" /> Rename
      </Button>
    );
  }
  return (
    <form action={rename} className="flex w-full flex-wrap items-center gap-2">
      <input type="hidden" name="cluster" value={id} />
      <input
        name="label"
        aria-label={`New label of ${label}`}
        defaultValue={label}
        maxLength={60}
        required
        ref={(input) => input?.select()}
        className={`h-8 min-w-0 grow ${inputClass}`}
      />
      <Submit>Save</Submit>
      <Button look="quiet" onClick={() => setOpen(false)}>
        Cancel
      </Button>
    </form>
  );
}
