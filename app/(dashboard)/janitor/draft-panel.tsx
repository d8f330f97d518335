"use client";

import { Check, X } from "lucide-react";
import { DiffView } from "@/components/diff/diff-view";
import type { Hunk } from "@/components/diff/hunks";
import { Submit } from "@/components/ui/submit";
import type { Draft } from "@/lib/janitor";
import { acceptAction, discardAction } from "./draft-actions";
import type { Saying } from "./sayings";
import { useTold } from "./use-told";

/** A draft as the page shows it. */
export interface ShownDraft extends Pick<Draft, "id" | "path" | "merges" | "left_out" | "by"> {
  hunks: Hunk[];
}

const ok = (text: string): Saying => ({ kind: "ok", text: `${text}.` });

/** What is proposed, by whom, what it leaves out; and the buttons that write it or put it away. */
export function DraftPanel({ draft }: { draft: ShownDraft }) {
  const { id, path, merges, left_out, by, hunks } = draft;
  const [, accept] = useTold(acceptAction, ok);
  const [, discard] = useTold(discardAction, ok);
  const what = merges ? "merge" : "text";
  return (
    <section
      aria-label={`Proposed ${what} for ${path}`}
      className="flex flex-col gap-2 rounded-md bg-sunken p-3"
    >
      <p className="break-words">
        <strong className="font-medium">Proposed {what}</strong> by{" "}
        {by.engine === "model" ? `the model ${by.model} (${by.provider})` : "the local engine"}.{" "}
        {merges && (
          <>
            Accepting it deletes <code className="font-mono text-xs break-all">{merges}</code>; links to it
            then lead to <code className="font-mono text-xs break-all">{path}</code>.{" "}
          </>
        )}
        <span className="text-muted">Nothing is written before you accept, and it can be reverted.</span>
      </p>
      <DiffView label={`Proposed changes of ${path}`} hunks={hunks} />
      {left_out.length > 0 && <LeftOut lines={left_out} />}
      <div className="flex flex-wrap gap-1.5">
        <form action={accept}>
          <input type="hidden" name="id" value={id} />
          <Submit size="small" aria-label={`Accept the ${what} for ${path}`}>
            <Check aria-hidden className="size-3.5" /> {merges ? "Accept and merge" : "Accept"}
          </Submit>
        </form>
        <form action={discard}>
          <input type="hidden" name="id" value={id} />
          <Submit look="secondary" size="small" aria-label={`Discard the ${what} for ${path}`}>
            <X aria-hidden className="size-3.5" /> Discard
          </Submit>
        </form>
      </div>
    </section>
  );
}

function LeftOut({ lines }: { lines: string[] }) {
  return (
    <div className="text-warning">
      <p className="font-medium">Left out: what these say would be gone</p>
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
