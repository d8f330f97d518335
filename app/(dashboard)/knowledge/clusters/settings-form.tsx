"use client";

import { ActionForm } from "@/components/form/action-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ConfirmButton } from "@/components/form/confirm-button";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { revertAction, settingsAction } from "./actions";

/** Whether the surveyor may write, and how to revert what it wrote. */
export function SettingsForm({ write }: { write: boolean }) {
  const submission = useMessageAction(settingsAction);
  return (
    <section aria-labelledby="settings" className="mt-8 max-w-2xl">
      <h2 id="settings" className="mb-2 text-base font-semibold">
        Settings
      </h2>
      <div className="flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-4">
        <ActionForm submission={submission} className="flex flex-col items-start gap-3">
          <CheckboxField key={String(write)} name="write" checked={write} label="Write to records">
            Writes each record’s cluster, and high-confidence tags and relations; the field{" "}
            <code>surveyor</code> lists them. When off, everything is only proposed here.
          </CheckboxField>
          <Submit look="secondary">Save</Submit>
        </ActionForm>
        <ConfirmButton
          action={revertAction}
          trigger={{ look: "quiet-danger", children: "Revert all changes…" }}
          title="Revert everything the surveyor wrote?"
          button="Revert all changes"
        >
          <p>
            This removes the clusters, tags and relations that the surveyor wrote. What you wrote stays. The
            surveyor then only proposes.
          </p>
        </ConfirmButton>
      </div>
    </section>
  );
}
