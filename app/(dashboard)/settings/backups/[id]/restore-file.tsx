"use client";

import { useActionState } from "react";
import { DiffView } from "@/components/diff/diff-view";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { previewAction, restoreFileAction, type ShownRecord } from "../actions";

/** Looks at one file in the backup, shows what restoring it would change, and restores it. */
export function RestoreFile({ id }: { id: string }) {
  const [shown, preview] = useActionState(previewAction, null);
  const failed = shown && !shown.ok ? shown : null;
  return (
    <div className="flex flex-col gap-3">
      <form action={preview} className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="id" value={id} />
        <div className="min-w-60 grow">
          <TextField
            name="path"
            label="Path in the vault"
            placeholder="person/Alice Chen.md"
            defaultValue={failed?.given.path ?? (shown?.ok ? shown.value.path : "")}
            error={failed?.fields.path ?? ""}
            required
          />
        </div>
        <Submit look="secondary" size="large">
          Show what would change
        </Submit>
      </form>
      {failed && !failed.fields.path && <Notice kind="failed">{failed.message}</Notice>}
      {shown?.ok && <Change key={`${shown.value.path} ${shown.value.hash}`} id={id} shown={shown.value} />}
    </div>
  );
}

function Change({ id, shown: { path, hash, hunks, isGone } }: { id: string; shown: ShownRecord }) {
  const [state, restore] = useActionState(restoreFileAction, null);
  if (state?.ok) return <Notice kind="ok">{`Restored ${state.value}.`}</Notice>;
  if (hunks.length === 0 && !isGone)
    return <Notice kind="info">{`${path} is as it is in the backup.`}</Notice>;
  return (
    <section
      aria-label={`What restoring ${path} changes`}
      className="flex flex-col gap-2 rounded-md bg-sunken p-3"
    >
      {isGone && <p>There is no such file now: it would be made again.</p>}
      <DiffView label={`Changes of ${path}`} hunks={hunks} />
      {state && !state.ok && <Notice kind="failed">{state.message}</Notice>}
      <form action={restore}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="seen" value={hash ?? ""} />
        <Submit>Restore this file</Submit>
      </form>
    </section>
  );
}
