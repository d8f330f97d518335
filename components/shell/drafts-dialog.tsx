"use client";

import { listDrafts } from "@/components/editor/drafts";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Modal } from "@/components/ui/modal";
import { nameOf, recordHref } from "@/components/vault/href";
import { NEW_PART, newRecordHref } from "@/components/vault/new-record";

interface Props {
  account: string;
  onCancel: () => void;
  onSignOut: () => void;
}

/** Asks before signing out deletes drafts, with a link to each, which may be saved instead. */
export function DraftsDialog({ account, onCancel, onSignOut }: Props) {
  return (
    <Modal title="Sign out without saving?" onClose={onCancel}>
      <p>This browser keeps these drafts, which are not saved. Signing out deletes them.</p>
      <ul aria-label="Drafts" className="-mx-1 mt-2 flex max-h-60 flex-col gap-1 overflow-y-auto p-1">
        {listDrafts(account).map(({ path, part }) => (
          <li key={`${part}:${path}`}>
            <DraftLink path={path} part={part} onClick={onCancel} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="danger" onClick={onSignOut}>
          Delete drafts and sign out
        </Button>
      </div>
    </Modal>
  );
}

function DraftLink({ path, part, onClick }: { path: string; part: string; onClick: () => void }) {
  const isNew = part === NEW_PART;
  return (
    <Link
      href={isNew ? newRecordHref(path) : `${recordHref(path)}?edit=${part}`}
      title={isNew ? undefined : path}
      onClick={onClick}
      className="text-accent wrap-anywhere underline"
    >
      {isNew ? `New ${path}` : nameOf(path)}
      {part === "source" && " (source)"}
    </Link>
  );
}
