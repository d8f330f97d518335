"use client";

import { Bookmark, X } from "lucide-react";
import { useRef } from "react";
import { ActionButton } from "@/components/form/action-button";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { deleteViewAction, saveViewAction } from "./actions";

/** Saves the current filter under a name. */
export function SaveView({ query }: { query: string }) {
  const submission = useFormAction(saveViewAction);
  const { failure } = submission;
  const form = useRef<HTMLFormElement>(null);
  return (
    <details
      className="relative"
      open={failure ? true : undefined}
      onToggle={(event) => {
        if (event.currentTarget.open)
          form.current?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus();
      }}
    >
      <summary className="flex h-8 list-none items-center gap-1.5 rounded-md px-2 text-muted hover:bg-hover hover:text-ink">
        <Bookmark aria-hidden className="size-4" /> Save view
      </summary>
      <ActionForm
        ref={form}
        submission={submission}
        values={{ query }}
        className="absolute right-0 z-10 mt-1 flex w-72 flex-col gap-3 rounded-lg border border-line bg-surface p-3 shadow-xl"
      >
        <TextField
          name="name"
          label="Name"
          hint="Replaces a view of the same name."
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

/** Deletes a saved view. */
export function DeleteView({ id, name }: { id: string; name: string }) {
  return (
    <ActionButton
      action={deleteViewAction}
      values={{ id }}
      look="quiet"
      size="icon"
      aria-label={`Delete the view ${name}`}
      title="Delete view"
    >
      <X aria-hidden className="size-4" />
    </ActionButton>
  );
}
