"use client";

import { CircleDot, FolderInput, Tag, Trash2, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { count } from "@/lib/core/count";
import { BULK_DIALOGS, type BulkDialog } from "./bulk-dialogs";
import type { GridRow } from "./record-grid";

/** What the dialogs offer. */
export interface Choices {
  statusesByType: Record<string, readonly string[]>;
  folders: readonly string[];
}

interface Props {
  rows: GridRow[];
  choices: Choices;
  onClear: () => void;
}

const ACTS = [
  { id: "status", label: "Set status", Icon: CircleDot, look: "secondary" },
  { id: "tag", label: "Add tag", Icon: Tag, look: "secondary" },
  { id: "move", label: "Move", Icon: FolderInput, look: "secondary" },
  { id: "delete", label: "Delete", Icon: Trash2, look: "quiet-danger" },
] as const satisfies readonly { id: BulkDialog; label: string; Icon: unknown; look: string }[];

/** What can be done with the selected records. */
export function BulkBar({ rows, choices, onClear }: Props) {
  const [open, setOpen] = useState<BulkDialog | null>(null);
  const Dialog = open && BULK_DIALOGS[open];
  const close = () => setOpen(null);
  return (
    <div
      role="toolbar"
      aria-label="Selected records"
      hidden={rows.length === 0}
      className="sticky bottom-3 max-lg:bottom-17 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-surface p-2 shadow-xl"
    >
      <p role="status" className="mr-auto px-1 font-medium tabular-nums">
        {count(rows.length, "record")} selected
      </p>
      {ACTS.map(({ id, label, Icon, look }) => (
        <Button key={id} look={look} onClick={() => setOpen(id)}>
          <Icon aria-hidden className="size-4" /> {label}
        </Button>
      ))}
      <Button look="quiet" onClick={onClear}>
        <X aria-hidden className="size-4" /> Clear
      </Button>
      {Dialog && rows.length > 0 && (
        <Dialog
          rows={rows}
          choices={choices}
          onClose={close}
          onDone={() => {
            close();
            onClear();
          }}
        />
      )}
    </div>
  );
}
