"use client";

import { Check, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { ActionButton } from "@/components/form/action-button";
import { ConfirmButton } from "@/components/form/confirm-button";
import { Link } from "@/components/ui/link";
import { nameOf, recordHref } from "@/components/vault/href";
import { count } from "@/lib/core/count";
import type { Proposal } from "@/lib/curator";
import { settleAllAction } from "./actions";
import { ProposalRow } from "./proposal-row";

/** Keys of the proposal that has the focus; the buttons have them as `data-key`. */
const ACTS = new Set(["a", "c", "d"]);
/** With Shift, of all proposals of its file. */
const ALL_ACTS: Readonly<Record<string, string>> = { a: "Shift+A", d: "Shift+D" };

/** The proposals by file. One key acts on the one that has the focus, which then passes to the next; with Shift, on all of its file. */
export function ProposalList({ files }: { files: Proposal[][] }) {
  const list = useRef<HTMLDivElement>(null);
  /** The place of the row that was acted on. */
  const last = useRef(0);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-proposal]") ?? [])];

  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input, select, textarea, dialog")) return;
    const row = target.closest<HTMLElement>("[data-proposal]");
    const at = row ? rows().indexOf(row) : -1;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      rows()[Math.max(0, at + (key === "ArrowDown" ? 1 : -1))]?.focus();
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

  // By the time of the reply, the row may be gone; if not, it soon is.
  const focusNext = (id: string) => {
    const at = rows().findIndex((row) => row.dataset.proposal === id);
    const others = rows().filter((row) => row.dataset.proposal !== id);
    (others[at < 0 ? last.current : at] ?? others.at(-1))?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys act on the row that has the focus
    <div ref={list} onKeyDown={onKey} className="flex flex-col gap-6">
      {files.map((proposals) => (
        <FileProposals key={proposals[0]?.file.id} proposals={proposals} onSettled={focusNext} />
      ))}
    </div>
  );
}

function FileProposals({ proposals, onSettled }: { proposals: Proposal[]; onSettled: (id: string) => void }) {
  const [first] = proposals;
  if (first === undefined) return null;
  const { file, note } = first;
  const ids = proposals.map(({ id }) => id).join(",");
  const all = { ids, file: file.id };
  return (
    <section aria-labelledby={`file-${file.id}`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`file-${file.id}`} className="min-w-0 text-base font-semibold break-words">
          {file.filename}{" "}
          <Link href={recordHref(note)} title={note} className="text-sm font-normal text-accent underline">
            {nameOf(note)}
          </Link>
        </h2>
        <div className="flex gap-2">
          <ActionButton
            action={settleAllAction}
            values={{ ...all, accept: "yes" }}
            size="small"
            aria-keyshortcuts={ALL_ACTS.a}
            aria-label={`Accept all of ${file.filename}`}
          >
            <Check aria-hidden className="size-3.5" /> Accept all
          </ActionButton>
          <ConfirmButton
            action={settleAllAction}
            values={{ ...all, accept: "no" }}
            trigger={{
              look: "quiet-danger",
              size: "small",
              "aria-keyshortcuts": ALL_ACTS.d,
              "aria-label": `Discard all of ${file.filename}`,
              children: (
                <>
                  <X aria-hidden className="size-3.5" /> Discard all…
                </>
              ),
            }}
            title={`Discard ${count(proposals.length, "proposal")}?`}
            button="Discard all"
          >
            <p>These names will not be proposed again. Drafts that nobody edited are deleted.</p>
          </ConfirmButton>
        </div>
      </div>
      <ul aria-label={`Proposals of ${file.filename}`} className="rounded-lg border border-line bg-surface">
        {proposals.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} onSettled={() => onSettled(proposal.id)} />
        ))}
      </ul>
    </section>
  );
}
