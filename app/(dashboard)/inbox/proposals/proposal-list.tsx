"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import { ROW_STEPS } from "@/components/table/use-row-keys";
import { isShortcut } from "@/components/ui/keys";
import { count } from "@/lib/core/count";
import type { FileProposals } from "./by-file";
import { FileSection } from "./file-section";
import { ACTS, ALL_ACTS, UNDO } from "./keys";
import { LastAct, useUndo } from "./undo";

const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Props {
  files: FileProposals[];
  /** Files that have only unlikely ones. */
  others: FileProposals[];
  /** How many unlikely ones are not shown. */
  hidden: number;
  /** Whether the others are unfolded. */
  isOpen: boolean;
}

/**
 * The proposals by file. `j` and `k` move the focus from wherever it is, as in tables. One key acts on the one that has the
 * focus, which then passes to the next; with Shift, on all of its list. One key undoes the last of these: the focus returns to it.
 */
export function ProposalList({ files, others, hidden, isOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  /** The place of the row that was acted on. */
  const last = useRef(0);
  /** Those that are not folded. */
  const rows = () =>
    [...(list.current?.querySelectorAll<HTMLElement>("[data-proposal]") ?? [])].filter(
      (row) => row.closest("details:not([open])") === null,
    );

  /** Those that wait again, and are to get the focus once they are shown. */
  const wanted = useRef<readonly string[]>([]);
  const focusWanted = () => {
    const all = list.current?.querySelectorAll<HTMLElement>("[data-proposal]") ?? [];
    const row = [...all].find(({ dataset }) => wanted.current.includes(dataset.proposal ?? ""));
    if (!row) return;
    wanted.current = [];
    for (let fold = row.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
    row.focus();
  };
  const { record, undoButton, undoLast } = useUndo((ids) => {
    wanted.current = ids;
    focusWanted();
  });
  useEffect(focusWanted);

  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input, select, textarea, dialog")) return;
    const row = target.closest<HTMLElement>("[data-proposal]");
    const at = row ? rows().indexOf(row) : -1;
    const step = ARROWS[key];
    if (step !== undefined) {
      event.preventDefault();
      move(rows(), step);
    } else if (row && event.shiftKey) {
      const all = ALL_ACTS[key.toLowerCase()];
      if (all === undefined) return;
      event.preventDefault();
      last.current = at;
      row.closest("section")?.querySelector<HTMLElement>(`[aria-keyshortcuts="${all}"]`)?.click();
    } else if (row && ACTS.has(key.toLowerCase())) {
      event.preventDefault();
      last.current = at;
      row.querySelector<HTMLElement>(`[data-key="${key.toLowerCase()}"]`)?.click();
    }
  };

  useEffect(() => {
    const onKeyAnywhere = (event: globalThis.KeyboardEvent) => {
      const step = ROW_STEPS[event.key];
      const isUndo = event.key.toLowerCase() === UNDO && !event.shiftKey;
      if ((step === undefined && !isUndo) || !isShortcut(event)) return;
      event.preventDefault();
      if (step === undefined) undoLast();
      else move(rows(), step);
    };
    document.addEventListener("keydown", onKeyAnywhere);
    return () => document.removeEventListener("keydown", onKeyAnywhere);
  });

  // By the time of the reply, the row may be gone; if not, it soon is.
  const focusNext = (id: string) => {
    const at = rows().findIndex((row) => row.dataset.proposal === id);
    const next = rows().filter((row) => row.dataset.proposal !== id);
    (next[at < 0 ? last.current : at] ?? next.at(-1))?.focus();
  };

  return (
    <LastAct value={{ record, undoButton }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys act on the row that has the focus */}
      <div ref={list} onKeyDown={onKey} className="flex flex-col gap-6">
        {files.map((file) => (
          <FileSection key={file.id} file={file} onSettled={focusNext} />
        ))}
        {others.length > 0 && (
          <details open={isOpen}>
            <summary className="w-fit py-1 text-muted">{summaryOf(others, hidden)}</summary>
            <div className="mt-3 flex flex-col gap-6">
              {others.map((file) => (
                <FileSection key={file.id} file={file} onSettled={focusNext} />
              ))}
            </div>
          </details>
        )}
      </div>
    </LastAct>
  );
}

/** Moves the focus to the next or the previous row, or into the list. */
function move(rows: readonly HTMLElement[], step: number): void {
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  rows[Math.max(0, at + step)]?.focus();
}

/** Those of files whose likely ones are settled; `hidden` are older still. */
function summaryOf(others: readonly FileProposals[], hidden: number): string {
  const n = others.reduce((sum, { unlikely }) => sum + unlikely.length, 0);
  const older = hidden > 0 ? `, and ${count(hidden, "older one")}` : "";
  return `${count(n, "less likely proposal")} of ${count(others.length, "file")}${older}`;
}
