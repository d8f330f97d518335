"use client";

import { Bookmark, X } from "lucide-react";
import { useRef } from "react";
import { ActionButton } from "@/components/form/action-button";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { deleteSearchAction, saveSearchAction } from "./actions";

/** Saves the current search under a name. */
export function SaveSearch({ query }: { query: string }) {
  const submission = useFormAction(saveSearchAction);
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
        <Bookmark aria-hidden className="size-4" /> Save search
      </summary>
      <ActionForm
        ref={form}
        submission={submission}
        values={{ query }}
        className="absolute right-0 z-20 mt-1 flex w-72 flex-col gap-3 rounded-lg border border-line bg-surface p-3 shadow-xl"
      >
        <TextField
          name="name"
          label="Name"
          hint="Replaces a search of the same name."
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

export function DeleteSearch({ id, name }: { id: string; name: string }) {
  return (
    <ActionButton
      action={deleteSearchAction}
      values={{ id }}
      look="quiet"
      size="icon"
      aria-label={`Delete the search ${name}`}
      title="Delete search"
    >
      <X aria-hidden className="size-4" />
    </ActionButton>
  );
}
