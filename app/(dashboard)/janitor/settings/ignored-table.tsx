"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { BellRing } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { DataTable, type features } from "@/components/table/data-table";
import { Time } from "@/components/ui/time";
import { FilePath } from "@/components/vault/file-path";
import type { Ignored } from "@/lib/janitor";
import { unignoreAction } from "./actions";

interface Row extends Ignored {
  hasPage: boolean;
}

const column = createColumnHelper<typeof features, Row>();

const columns = column.columns([
  column.accessor("file", {
    header: "File",
    cell: ({ row: { original } }) => (
      <>
        <FilePath path={original.file} hasPage={original.hasPage} />
        <p className="break-words text-muted sm:hidden">{original.reason}</p>
      </>
    ),
    meta: { className: "w-1/2 min-w-36" },
  }),
  column.accessor("code", {
    header: "Code",
    cell: (info) => info.getValue() ?? <span className="text-muted">all</span>,
  }),
  column.accessor("reason", {
    header: "Reason",
    cell: (info) => info.getValue() ?? <span className="text-muted">–</span>,
    meta: { className: "w-1/2 break-words max-sm:hidden" },
  }),
  column.accessor("since", {
    header: "Since",
    cell: (info) => <Time at={info.getValue()} />,
    meta: { className: "max-md:hidden" },
  }),
  column.display({
    id: "unignore",
    header: "",
    cell: ({ row: { original } }) => <Unignore ignored={original} />,
    meta: { className: "text-right", label: "Actions" },
  }),
]);

function Unignore({ ignored: { file, code } }: { ignored: Ignored }) {
  return (
    <ActionButton
      action={unignoreAction}
      values={{ file, code: code ?? "" }}
      size="small"
      aria-label={`Stop ignoring ${code ?? "all"} in ${file}`}
    >
      <BellRing aria-hidden className="size-3.5" /> Stop ignoring
    </ActionButton>
  );
}

export function IgnoredTable({ ignored }: { ignored: Row[] }) {
  return (
    <DataTable
      caption="Ignored issues"
      columns={columns}
      rows={ignored}
      rowId={({ file, code }) => `${code ?? ""} ${file}`}
    />
  );
}
