"use client";

import { Bookmark, X } from "lucide-react";
import { useActionState } from "react";
import { TextField } from "@/components/ui/field";
import { Submit } from "@/components/ui/submit";
import { deleteViewAction, saveViewAction } from "./actions";

/** Gives what is on show a name. */
export function SaveView({ query }: { query: string }) {
  const [state, action] = useActionState(saveViewAction, null);
  const failed = state && !state.ok ? state : null;
  return (
    <details className="relative" open={failed ? true : undefined}>
      <summary className="flex h-8 list-none items-center gap-1.5 rounded-md px-2 text-muted hover:bg-hover hover:text-ink">
        <Bookmark aria-hidden className="size-4" /> Save this view
      </summary>
      <form
        action={action}
        className="absolute right-0 z-10 mt-1 flex w-72 flex-col gap-3 rounded-lg border border-line bg-surface p-3 shadow-xl"
      >
        <input type="hidden" name="query" value={query} />
        <TextField
          name="name"
          label="Name of the view"
          hint="A view of this name is replaced."
          autoComplete="off"
          required
          maxLength={60}
          defaultValue={failed?.given.name}
          error={failed ? (failed.fields.name ?? failed.message) : undefined}
        />
        <div className="flex justify-end">
          <Submit>Save view</Submit>
        </div>
      </form>
    </details>
  );
}

/** Takes a view from the list; its runs are not touched. */
export function DeleteView({ id, name }: { id: string; name: string }) {
  const [state, action] = useActionState(deleteViewAction, null);
  return (
    <form action={action} className="flex items-center">
      <input type="hidden" name="id" value={id} />
      <Submit
        look="quiet"
        size="icon"
        aria-label={`Delete the view ${name}`}
        title="Delete this view; no run is touched"
      >
        <X aria-hidden className="size-4" />
      </Submit>
      {state && !state.ok && (
        <span role="alert" className="text-failed">
          {state.message}
        </span>
      )}
    </form>
  );
}
