"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { BellRing } from "lucide-react";
import { recordHref } from "@/components/record/href";
import { DataTable, type features } from "@/components/table/data-table";
import { Link } from "@/components/ui/link";
import { Submit } from "@/components/ui/submit";
import { Time } from "@/components/ui/time";
import type { Ignored } from "@/lib/janitor";
import { useTold } from "../use-told";
import { unignoreAction } from "./actions";

const column = createColumnHelper<typeof features, Ignored>();

const columns = column.columns([
  column.accessor("file", {
    header: "File",
    cell: ({ row: { original } }) => (
      <>
        <Link
          href={recordHref(original.file)}
          className="font-mono text-xs break-all text-accent hover:underline"
        >
          {original.file}
        </Link>
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
    cell: (info) => info.getValue() ?? <span className="text-muted">none given</span>,
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
    meta: { className: "text-right", label: "Un-ignore" },
  }),
]);

function Unignore({ ignored: { file, code } }: { ignored: Ignored }) {
  const [, unignore] = useTold(unignoreAction, ({ message }) => ({ kind: "ok", text: `${message}.` }));
  return (
    <form action={unignore}>
      <input type="hidden" name="file" value={file} />
      <input type="hidden" name="code" value={code ?? ""} />
      <Submit look="secondary" size="small" aria-label={`Un-ignore ${code ?? "all"} in ${file}`}>
        <BellRing aria-hidden className="size-3.5" /> Un-ignore
      </Submit>
    </form>
  );
}

export function IgnoredTable({ ignored }: { ignored: Ignored[] }) {
  return (
    <DataTable
      caption="Ignored files"
      columns={columns}
      rows={ignored}
      rowId={({ file, code }) => `${code ?? ""} ${file}`}
    />
  );
}
