"use client";

import { useEffect, useState } from "react";
import { DiffView } from "@/components/diff/diff-view";
import type { FormState } from "@/components/form/state";
import { TRY_AGAIN } from "@/components/no-response";
import { FOCUSABLE } from "@/components/ui/focusable";
import { count } from "@/lib/core/count";
import type { Decision } from "@/lib/janitor";
import { type PreviewedFixes, previewFixesAction } from "../preview-actions";

/** What is fixed: groups, by their safe fixes or by one decision, or issues, or those of a code; else all that are safe. */
export interface FixScope {
  codes?: string[];
  groups?: string[];
  issues?: string[];
  decision?: Decision;
}

/** The changes that a fix of several issues would make, in a dialog that asks for it. */
export function FixPreview({ scope }: { scope: FixScope }) {
  const reply = usePreview(JSON.stringify(scope));
  if (reply === null) return <p className="late text-muted">Loading the changes…</p>;
  if (!reply.ok) return <p className="text-failed">No preview: {reply.message}</p>;
  const { files, count: total } = reply.value;
  if (total === 0) return <p className="text-muted">No text changes.</p>;
  return (
    <section aria-label="Changes" className="flex max-h-80 flex-col gap-2 overflow-y-auto" {...FOCUSABLE}>
      {files.map(({ path, diff }) => (
        <div key={path} className="flex flex-col gap-1">
          <h3 className="font-mono text-xs break-all">{path}</h3>
          <DiffView label={`Changes of ${path}`} diff={diff} />
        </div>
      ))}
      {total > files.length && (
        <p className="text-muted">And {count(total - files.length, "more file", "more files")}.</p>
      )}
    </section>
  );
}

/** Loaded when the dialog opens: reading the whole vault for each row of the page would be too much. */
function usePreview(scope: string): FormState<PreviewedFixes> {
  const [reply, setReply] = useState<FormState<PreviewedFixes>>(null);
  useEffect(() => {
    let isGone = false;
    previewFixesAction(JSON.parse(scope)).then(
      (found) => !isGone && setReply(found),
      () => !isGone && setReply(UNREACHABLE),
    );
    return () => {
      isGone = true;
    };
  }, [scope]);
  return reply;
}

const UNREACHABLE = { ok: false, message: TRY_AGAIN, fields: {}, given: {} } as const;
