"use client";

import { Check, X } from "lucide-react";
import { DiffView } from "@/components/diff/diff-view";
import type { Diff } from "@/components/diff/hunks";
import { ActionButton } from "@/components/form/action-button";
import type { Draft } from "@/lib/janitor";
import { acceptAction, discardAction } from "./draft-actions";

/** A draft as the page shows it. */
export interface ShownDraft extends Pick<Draft, "id" | "path" | "merges" | "left_out" | "by"> {
  diff: Diff;
}

/** A draft with its author, its changes and what it leaves out; it can be accepted or discarded. */
export function DraftPanel({ draft }: { draft: ShownDraft }) {
  const { id, path, merges, left_out, by, diff } = draft;
  const what = merges ? "merge" : "text";
  return (
    <section
      aria-label={`Drafted ${what} for ${path}`}
      className="flex flex-col gap-2 rounded-md bg-sunken p-3"
    >
      <p className="break-words">
        <strong className="font-medium">Drafted {what}</strong>,{" "}
        {by.engine === "model" ? `by ${by.model} (${by.provider})` : "by the local engine"}.{" "}
        {merges && (
          <>
            Accepting it deletes <code className="font-mono text-xs break-all">{merges}</code> and updates
            links to it to <code className="font-mono text-xs break-all">{path}</code>.{" "}
          </>
        )}
        <span className="text-muted">Nothing is written until you accept it. It can be reverted.</span>
      </p>
      <DiffView label={`Drafted changes of ${path}`} diff={diff} />
      {left_out.length > 0 && <LeftOut lines={left_out} />}
      <div className="flex flex-wrap gap-1.5">
        <ActionButton
          action={acceptAction}
          values={{ id }}
          look="primary"
          size="small"
          aria-label={`Accept the ${what} for ${path}`}
        >
          <Check aria-hidden className="size-3.5" /> {merges ? "Accept and merge" : "Accept"}
        </ActionButton>
        <ActionButton
          action={discardAction}
          values={{ id }}
          size="small"
          aria-label={`Discard the ${what} for ${path}`}
        >
          <X aria-hidden className="size-3.5" /> Discard
        </ActionButton>
      </div>
    </section>
  );
}

function LeftOut({ lines }: { lines: string[] }) {
  return (
    <div className="text-warning">
      <p className="font-medium">Left out: these lines would be lost</p>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
