"use client";

import { DiffView } from "@/components/diff/diff-view";
import type { Hunk } from "@/components/diff/hunks";
import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import { Modal } from "@/components/ui/modal";
import { restoreVersionAction } from "../actions";

interface Props {
  path: string;
  etag: string;
  /** Hash of the text before the change. */
  hash: string;
  hunks: Hunk[];
  /** Whether the change is compared with the text that it made, and not with the text now. */
  isExact: boolean;
  /** Whether the record has the text before the change. */
  isRestored: boolean;
  closeHref: string;
}

/** What a change of a record was, and the way back to the text before it. */
export function ChangeDialog({ path, etag, hash, hunks, isExact, isRestored, closeHref }: Props) {
  const submission = useFormAction(restoreVersionAction);
  const diff = (
    <>
      {!isExact && (
        <p className="text-muted">
          The text after this change is no longer kept, so the earlier text is compared with the current one.
        </p>
      )}
      {hunks.length === 0 ? (
        <p className="text-muted">The texts are equal.</p>
      ) : (
        <DiffView label={`Changes of ${path}`} hunks={hunks} />
      )}
    </>
  );
  if (isRestored)
    return (
      <Modal title="Change" closeHref={closeHref}>
        <div className="flex flex-col gap-3">
          {diff}
          <p className="text-muted">The record has the text from before this change.</p>
        </div>
      </Modal>
    );
  return (
    <ConfirmDialog
      title="Change"
      submission={submission}
      values={{ path, etag, hash }}
      closeHref={closeHref}
      button="Restore the earlier text"
      cancel="Close"
      look="primary"
    >
      {diff}
    </ConfirmDialog>
  );
}
