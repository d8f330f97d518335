"use client";

import { ActionForm } from "@/components/form/action-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import type { Mailbox } from "@/lib/mailboxes";
import { changeAction, createAction } from "./actions";
import { FIELDS, FolderFields, ServerFields } from "./mailbox-fields";

/** Adds a mailbox, or changes the settings of one. */
export function MailboxForm({ mailbox = null }: { mailbox?: Mailbox | null }) {
  const submission = useMessageAction(mailbox ? changeAction : createAction);
  const { failure } = submission;
  return (
    <ActionForm
      submission={submission}
      values={mailbox ? { id: mailbox.id } : {}}
      className="flex max-w-3xl flex-col gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <FormError failure={failure} fields={FIELDS} />
      <ServerFields mailbox={mailbox} failure={failure} />
      <FolderFields mailbox={mailbox} failure={failure} />
      {mailbox && (
        <p className="text-muted">
          With another server, user name or folder, only messages that arrive from then on are pulled.
        </p>
      )}
      {!mailbox && (
        <CheckboxField name="include_existing" label="Include existing messages" checked={false}>
          When off, only messages that arrive in the folder from now on are pulled.
        </CheckboxField>
      )}
      <div>
        <Submit size="large">{mailbox ? "Save" : "Add mailbox"}</Submit>
      </div>
    </ActionForm>
  );
}
