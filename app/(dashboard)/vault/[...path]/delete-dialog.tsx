"use client";

import { useActionState } from "react";
import { recordHref } from "@/components/record/href";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { deleteRecordAction } from "../actions";

interface Deletion {
  path: string;
  name: string;
  etag: string;
  /** How many other records link to it. */
  linkedFrom: number;
}

export function DeleteDialog({ record: { path, name, etag, linkedFrom } }: { record: Deletion }) {
  const [state, action] = useActionState(deleteRecordAction, null);
  const page = recordHref(path);
  return (
    <Modal title={`Delete “${name}”?`} closeHref={page}>
      <form action={action} className="flex flex-col gap-4">
        {state && !state.ok && <Notice kind="failed">{state.message}</Notice>}
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="etag" value={etag} />
        <p>
          The file <code className="break-all">{path}</code> is removed for good. {consequence(linkedFrom)}
        </p>
        <div className="flex justify-end gap-2">
          <Link href={page} scroll={false} className={buttonClass("secondary")}>
            Keep it
          </Link>
          <Submit look="danger">Delete record</Submit>
        </div>
      </form>
    </Modal>
  );
}

function consequence(linkedFrom: number): string {
  if (linkedFrom === 0) return "No other record links to it, so no link breaks.";
  const who = linkedFrom === 1 ? "One other record links" : `${linkedFrom} other records link`;
  return `${who} to it; those links will be broken.`;
}
