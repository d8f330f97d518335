"use client";

import { useCallback } from "react";
import { DiffView } from "@/components/diff/diff-view";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { Notice } from "@/components/ui/notice";
import { previewAction, restoreFileAction, type ShownRecord } from "../actions";

/** Shows what restoring one file would change, and restores it. */
export function RestoreFile({ id, path }: { id: string; path: string }) {
  const submission = useFormAction(previewAction);
  const { state, failure } = submission;
  return (
    <div className="flex flex-col gap-3">
      <ActionForm submission={submission} values={{ id }} className="flex flex-wrap items-end gap-2">
        <div className="min-w-60 grow">
          <TextField
            name="path"
            label="Path"
            placeholder="person/Alice Chen.md"
            defaultValue={failure?.given.path ?? (state?.ok ? state.value.path : path)}
            error={failure?.fields.path}
            required
          />
        </div>
        <Submit look="secondary" size="large">
          Preview
        </Submit>
      </ActionForm>
      <FormError failure={failure} fields={["path"]} />
      {state?.ok && <Change key={`${state.value.path} ${state.value.hash}`} id={id} shown={state.value} />}
    </div>
  );
}

function Change({ id, shown: { path, hash, diff, isGone } }: { id: string; shown: ShownRecord }) {
  const submission = useFormAction(restoreFileAction);
  const { state, failure } = submission;
  if (state?.ok) return <Restored path={state.value} />;
  if (diff.hunks.length === 0 && !isGone)
    return <Notice kind="info">{`${path} is the same as in the backup.`}</Notice>;
  return (
    <section
      aria-label={`Changes from restoring ${path}`}
      className="flex flex-col gap-2 rounded-md bg-sunken p-3"
    >
      {isGone && <p>This file no longer exists. Restoring creates it.</p>}
      <DiffView label={`Changes of ${path}`} diff={diff} />
      <FormError failure={failure} />
      <ActionForm submission={submission} values={{ id, path, seen: hash ?? "" }}>
        <Submit>Restore file</Submit>
      </ActionForm>
    </section>
  );
}

/** In place of the button that had the focus: the keyboard continues here, before the files of the backup. */
function Restored({ path }: { path: string }) {
  const focus = useCallback((element: HTMLElement | null) => element?.focus(), []);
  return (
    <div ref={focus} tabIndex={-1} className="outline-none">
      <Notice kind="ok">{`Restored ${path}.`}</Notice>
    </div>
  );
}
