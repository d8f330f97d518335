"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { formatDuration } from "@/components/runs/duration";
import { DataTable, type features } from "@/components/table/data-table";
import { buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { exact, Time } from "@/components/ui/time";
import type { BackupRow } from "./row";
import { TestRestore, Verify } from "./start-buttons";

const REASONS = { schedule: "Scheduled", manual: "Manual", safety: "Before a restore" };

const column = createColumnHelper<typeof features, BackupRow>();

const columns = column.columns([
  column.accessor("taken_at", {
    header: "Time",
    cell: ({ row: { original } }) => (
      <>
        <Time at={original.taken_at} />
        <div className="whitespace-nowrap text-muted">{REASONS[original.reason]}</div>
        <div className="mt-1 sm:hidden">
          <State backup={original} />
        </div>
      </>
    ),
  }),
  column.display({
    id: "state",
    header: "Verified",
    cell: ({ row: { original } }) => <State backup={original} />,
    meta: { className: "min-w-28 max-sm:hidden" },
  }),
  column.display({
    id: "drill",
    header: "Restore test",
    cell: ({ row: { original } }) => <DrillState drill={original.drill} />,
    meta: { className: "max-md:hidden" },
  }),
  column.display({
    id: "holds",
    header: "Size",
    cell: ({ row: { original } }) => (
      <div className="whitespace-nowrap tabular-nums">
        {original.size ?? "–"}
        <div className="text-muted">{original.held}</div>
      </div>
    ),
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("duration_ms", {
    header: "Duration",
    cell: (info) => <span className="whitespace-nowrap tabular-nums">{formatDuration(info.getValue())}</span>,
    meta: { className: "max-lg:hidden" },
  }),
  column.accessor("kept", {
    header: "Retention",
    cell: (info) => (
      <div className="text-muted">
        {info.getValue().length === 0 && "until the next backup"}
        {info.getValue().map((period) => (
          <div key={period} className="whitespace-nowrap">
            {period}
          </div>
        ))}
      </div>
    ),
    meta: { className: "max-lg:hidden min-w-36" },
  }),
  column.display({
    id: "actions",
    cell: ({ row: { original } }) => <Actions backup={original} />,
    meta: { className: "text-right", label: "Actions" },
  }),
]);

function State({ backup }: { backup: BackupRow }) {
  const { state, failure, verified_at, fault, missing, review } = backup;
  if (state === "failed") return <Failed word="Failed" reason={failure} />;
  if (missing) return <Failed word="Missing" reason="Its file is not in the location above" />;
  if (fault) return <Failed word="Damaged" reason={fault} />;
  if (review === "suspect")
    return (
      <span title="Fewer than half the files of the last verified backup">
        <Chip tone="warning">Suspect</Chip>
      </span>
    );
  if (state === "unchanged")
    return (
      <span title="Nothing changed since the previous backup, which covers this one">
        <Chip tone="ok">Unchanged</Chip>
      </span>
    );
  if (!verified_at) return <Chip tone="waiting">Not verified</Chip>;
  return (
    <span title={exact(new Date(verified_at))}>
      <Chip tone="ok">OK</Chip>
    </span>
  );
}

function Failed({ word, reason }: { word: string; reason: string | null }) {
  return (
    <>
      <Chip tone="failed">{word}</Chip>
      <div className="mt-1 max-w-96 break-words text-muted">{reason}</div>
    </>
  );
}

function DrillState({ drill }: { drill: BackupRow["drill"] }) {
  if (!drill) return <span className="text-muted">–</span>;
  if (drill.passed) return <Chip tone="ok">Passed</Chip>;
  return <Failed word="Failed" reason={drill.failure} />;
}

function Actions({ backup: { id, state, missing, taken_at } }: { backup: BackupRow }) {
  const of = exact(new Date(taken_at));
  const remove = (
    <Link
      href={`?delete=${id}`}
      scroll={false}
      prefetch={false}
      aria-label={`Delete the backup of ${of}`}
      className={buttonClass("quiet-danger", "small")}
    >
      Delete…
    </Link>
  );
  if (state === "failed" || missing) return remove;
  return (
    <div className="flex flex-wrap justify-end gap-1 max-sm:flex-col max-sm:items-end">
      <Verify id={id} of={of} />
      <TestRestore id={id} of={of} />
      <a
        href={`/settings/backups/${id}/file`}
        download
        aria-label={`Download the backup of ${of}`}
        className={buttonClass("quiet", "small")}
      >
        Download
      </a>
      <Link
        href={`/settings/backups/${id}`}
        prefetch={false}
        aria-label={`Restore from the backup of ${of}`}
        className={buttonClass("quiet", "small")}
      >
        Restore…
      </Link>
      {remove}
    </div>
  );
}

export function BackupTable({ backups }: { backups: BackupRow[] }) {
  return <DataTable caption="Backups" columns={columns} rows={backups} rowId={({ id }) => id} isTall />;
}
