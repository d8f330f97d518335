"use client";

import { lazy, Suspense, useRef } from "react";
import { SignInAgain } from "@/components/form/form-error";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { EditedText, EditorStatus } from "./status";
import { useEditor } from "./use-editor";

// Comparing texts takes code that only a conflict needs.
const ConflictPanel = lazy(async () => ({ default: (await import("./conflict-panel")).ConflictPanel }));

/** Edits the text of a record. What is typed is kept in the browser until it is saved. */
export function Editor({ record, label }: { record: EditedText; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  const { status, save, discard, settle } = useEditor(host, record, label);
  const { isReady, isDirty, isSaving, isRestored, failure, images, conflict } = status;
  return (
    <div className="flex flex-col gap-3">
      <noscript>
        <Notice kind="info">Editing needs JavaScript.</Notice>
      </noscript>
      {isRestored && isDirty && !conflict && (
        <Notice kind="info">This is your draft from an earlier visit. It is not saved yet.</Notice>
      )}
      {conflict && (
        <Suspense>
          <ConflictPanel conflict={conflict} onChoose={settle} />
        </Suspense>
      )}
      <div
        ref={host}
        className="min-h-80 overflow-hidden rounded-lg border border-line-strong bg-surface focus-within:border-accent"
      />
      <div className="sticky bottom-0 max-lg:bottom-14 flex flex-wrap items-center gap-2 bg-page py-2">
        {/* In sight, wherever in a long text the cursor is. */}
        <div className="flex w-full flex-col gap-2 empty:hidden">
          {failure && (
            <Notice kind="failed">
              {failure.message} {failure.isSignedOut && <SignInAgain />}
            </Notice>
          )}
          {images?.isFailure && <Notice kind="failed">{images.text}</Notice>}
        </div>
        <p role="status" className="mr-auto text-muted">
          {isReady ? wordsFor(status) : failure ? "" : "Loading the editor…"}
        </p>
        {isDirty && !conflict && (
          <Button look="quiet" onClick={discard}>
            Discard changes
          </Button>
        )}
        <Button
          look="primary"
          aria-keyshortcuts="Control+S Meta+S"
          aria-disabled={!isDirty || isSaving || conflict !== null}
          onClick={() => isDirty && save()}
        >
          {isSaving ? "Saving…" : "Save"}
        </Button>
      </div>
    </div>
  );
}

function wordsFor({ isDirty, isKept, images, conflict }: EditorStatus): string {
  if (images && !images.isFailure) return images.text;
  if (conflict) return "Choose a version above";
  if (!isDirty) return "Saved";
  return isKept
    ? "Not saved yet; kept as a draft in this browser"
    : "Not saved yet, and this browser cannot keep a draft";
}
