"use client";

import { Bookmark, Pencil, X } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ActionButton } from "./action-button";
import { ActionForm } from "./action-form";
import { TextField } from "./field";
import { RenameDialog } from "./rename-dialog";
import type { FormAction, Message } from "./state";
import { Submit } from "./submit";
import { useFormAction } from "./use-form-action";
import { useMessageAction, useReplyToast } from "./use-reply-toast";

interface SaveProps {
  action: FormAction<Message | null>;
  /** What is saved: `view`. */
  noun: string;
  query: string;
}

/** Saves what a list shows under a name. */
export function SaveQuery({ action, noun, query }: SaveProps) {
  const submission = useMessageAction(action);
  const { failure } = submission;
  const form = useRef<HTMLFormElement>(null);
  return (
    <details
      className="max-sm:open:w-full sm:relative"
      open={failure ? true : undefined}
      onToggle={(event) => {
        if (event.currentTarget.open)
          form.current?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus();
      }}
    >
      <summary className="flex h-8 list-none items-center gap-1.5 rounded-md px-2 text-muted hover:bg-hover hover:text-ink">
        <Bookmark aria-hidden className="size-4" /> Save {noun}
      </summary>
      <ActionForm
        ref={form}
        submission={submission}
        values={{ query }}
        // Beside the edge of a phone it would have no room over the page.
        className="mt-1 flex flex-col gap-3 rounded-lg border border-line bg-surface p-3 sm:absolute sm:right-0 sm:z-20 sm:w-72 sm:shadow-xl"
      >
        <TextField
          name="name"
          label="Name"
          hint={`Replaces a ${noun} of the same name.`}
          autoComplete="off"
          required
          maxLength={60}
          defaultValue={failure?.given.name}
          error={failure ? (failure.fields.name ?? failure.message) : undefined}
        />
        <div className="flex justify-end">
          <Submit>Save</Submit>
        </div>
      </ActionForm>
    </details>
  );
}

interface EditProps {
  /** Gets the new name as `name`. */
  renameAction: FormAction<Message | null>;
  deleteAction: FormAction<Message | null>;
  noun: string;
  id: string;
  name: string;
}

/** Renames and deletes what was saved under a name. */
export function EditQuery({ renameAction, deleteAction, noun, id, name }: EditProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label={`Rename the ${noun} ${name}`}
        title={`Rename ${noun}`}
        onClick={() => setIsRenaming(true)}
      >
        <Pencil aria-hidden className="size-3.5" />
      </Button>
      {isRenaming && (
        <RenameQuery
          action={renameAction}
          noun={noun}
          id={id}
          name={name}
          onClose={() => setIsRenaming(false)}
        />
      )}
      <ActionButton
        action={deleteAction}
        values={{ id }}
        look="quiet"
        size="icon"
        aria-label={`Delete the ${noun} ${name}`}
        title={`Delete ${noun}`}
      >
        <X aria-hidden className="size-4" />
      </ActionButton>
    </>
  );
}

interface RenameProps {
  action: FormAction<Message | null>;
  noun: string;
  id: string;
  name: string;
  onClose: () => void;
}

function RenameQuery({ action, onClose, ...query }: RenameProps) {
  const report = useReplyToast((message: Message | null) => message);
  const submission = useFormAction(action, (reply) => {
    // A failure is shown in the dialog, which stays open.
    if (!reply.ok) return;
    report(reply);
    onClose();
  });
  return <RenameDialog submission={submission} {...query} maxLength={60} onClose={onClose} />;
}
