"use client";

import { DiffView } from "@/components/diff/diff-view";
import type { Diff } from "@/components/diff/hunks";
import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import { Modal } from "@/components/ui/modal";
import { restoreVersionAction } from "../actions";

interface Props {
  path: string;
  etag: string;
  /** Hash of the text before the change. */
  hash: string;
  diff: Diff;
  /** Whether the change is compared with the text that it made, and not with the text now. */
  isExact: boolean;
  /** Whether the record has the text before the change. */
  isRestored: boolean;
  closeHref: string;
}

/** What a change of a record was, and the way back to the text before it. */
export function ChangeDialog({ path, etag, hash, diff, isExact, isRestored, closeHref }: Props) {
  const submission = useFormAction(restoreVersionAction);
  const changes = (
    <>
      {!isExact && (
        <p className="text-muted">
          The text after this change is no longer kept, so the earlier text is compared with the current one.
        </p>
      )}
      {diff.hunks.length === 0 ? (
        <p className="text-muted">The texts are equal.</p>
      ) : (
        <DiffView label={`Changes of ${path}`} diff={diff} />
      )}
    </>
  );
  if (isRestored)
    return (
      <Modal title="Change" closeHref={closeHref}>
        <div className="flex flex-col gap-3">
          {changes}
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
      {changes}
    </ConfirmDialog>
  );
}
