"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { ActionButton } from "@/components/form/action-button";
import { ConfirmButton } from "@/components/form/confirm-button";
import { ModelProgress } from "@/components/runs/model-progress";
import { DataTable, type features } from "@/components/table/data-table";
import { Chip, type Tone } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { count } from "@/lib/core/count";
import type { DecidedFile } from "@/lib/learning";
import type { RunProgress } from "@/lib/runs";
import type { InboxFileState } from "@/lib/vault";
import { deleteAction, retryAction } from "./actions";
import { undoAction } from "./proposals/actions";
import { type LinkedRecord, Records } from "./records";

/**
 * A file, its records with their types, the rule that routed it, if any, how many of its proposals are pending review, what
 * a model is writing for it, and whether it holds other files.
 */
export type FileRow = Omit<InboxFileState, "records"> & {
  records: LinkedRecord[];
  decided?: DecidedFile | undefined;
  proposed: number;
  progress?: RunProgress | undefined;
  isArchive: boolean;
};

const TONES: Record<InboxFileState["state"], Tone> = {
  waiting: "waiting",
  processing: "running",
  processed: "ok",
  quarantined: "failed",
};

const column = createColumnHelper<typeof features, FileRow>();

const columns = column.columns([
  column.accessor("filename", {
    header: "File",
    cell: ({ row: { original } }) => (
      <div className="py-1">
        <p className="max-w-prose leading-6 font-medium wrap-anywhere" title={original.location}>
          {original.filename}
        </p>
        {original.error && (
          <p className="max-w-prose break-words text-failed">
            {original.error}
            {original.attempts > 1 && ` (${original.attempts} attempts)`}
          </p>
        )}
        {(original.state === "quarantined" || original.on_hold) && (
          <p className="max-w-prose text-muted">
            In the vault: <code className="wrap-anywhere">{original.location}</code>
          </p>
        )}
        {original.progress && <ModelProgress progress={original.progress} />}
        {original.decided && (
          <p className="max-w-prose break-words text-muted">
            Routed by rule:{" "}
            <Link
              href={`/knowledge/learning?instinct=${original.decided.instinct}#${original.decided.instinct}`}
              className="text-accent underline"
            >
              {original.decided.says}
            </Link>
          </p>
        )}
        {original.records.length > 0 && (
          <details className="md:hidden">
            <summary className="leading-6 text-muted">{count(original.records.length, "record")}</summary>
            <Records of={original} />
          </details>
        )}
        <div className="md:hidden">
          <Proposals {...original} />
        </div>
      </div>
    ),
    meta: { className: "min-w-40" },
  }),
  column.accessor("state", {
    header: "State",
    cell: ({ row: { original } }) => (
      <div className="flex flex-wrap items-center gap-2 py-1">
        <Chip tone={TONES[original.state]}>{original.on_hold ? "on hold" : original.state}</Chip>
        {original.state === "quarantined" && <Process {...original} verb="Retry" />}
        {original.on_hold && <Process {...original} verb="Process" />}
        {(original.state === "quarantined" || original.on_hold) && <Delete {...original} />}
        {original.state === "processed" && !original.isArchive && <Undo {...original} />}
      </div>
    ),
  }),
  column.display({
    id: "records",
    header: "Records",
    cell: ({ row }) => (
      <>
        <Records of={row.original} />
        <Proposals {...row.original} />
      </>
    ),
    meta: { className: "min-w-40 max-md:hidden lg:min-w-56" },
  }),
  column.accessor("received_at", {
    header: "Received",
    cell: (info) => (
      <div className="py-1 leading-6">
        <Time at={info.getValue()} />
      </div>
    ),
    meta: { className: "max-sm:hidden" },
  }),
]);

const Proposals = ({ id, proposed }: FileRow) =>
  proposed > 0 && (
    <p className="py-1 leading-6">
      <Link href={`/inbox/proposals?file=${id}`} className="text-accent hover:underline">
        {count(proposed, "proposal")}
      </Link>
    </p>
  );

const Process = ({ id, filename, verb }: FileRow & { verb: string }) => (
  <ActionButton
    action={retryAction}
    values={{ id, filename }}
    size="small"
    aria-label={`${verb} ${filename}`}
  >
    {verb}
  </ActionButton>
);

const Undo = ({ id, filename }: FileRow) => (
  <ConfirmButton
    action={undoAction}
    values={{ id }}
    trigger={{ look: "quiet", size: "small", children: "Undo…", "aria-label": `Undo ${filename}` }}
    title={`Undo ${filename}?`}
    button="Undo"
  >
    <p>
      This removes the records that the file created, and what it added to others. Records that were edited or
      linked to since stay. The file returns to the inbox, and is not processed again until you ask for it.
    </p>
  </ConfirmButton>
);

const Delete = ({ id, filename, location }: FileRow) => (
  <ConfirmButton
    action={deleteAction}
    values={{ id }}
    trigger={{
      look: "quiet-danger",
      size: "small",
      children: "Delete…",
      "aria-label": `Delete ${filename}`,
    }}
    title={`Delete ${filename}?`}
    button="Delete"
  >
    <p>
      This deletes <code className="wrap-anywhere">{location}</code> for good.
    </p>
  </ConfirmButton>
);

export function FileTable({ files }: { files: FileRow[] }) {
  return <DataTable caption="Inbox files" columns={columns} rows={files} rowId={(file) => file.id} isTall />;
}
