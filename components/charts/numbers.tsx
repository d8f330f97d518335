import { Download } from "lucide-react";
import { type ChartData, DataDetails } from "./data-details";

interface Props {
  caption: string;
  data: ChartData;
  /** The numbers as CSV. */
  csvHref: string;
  /** The summary that opens the table. */
  label?: string;
}

/** The numbers of a chart, as a table and as CSV. */
export function Numbers({ caption, data, csvHref, label = "Show as a table" }: Props) {
  return (
    <div className="mt-auto flex items-start justify-between gap-3 text-xs">
      <DataDetails caption={caption} data={data} label={label} />
      <a
        href={csvHref}
        download
        aria-label={`CSV of ${caption}`}
        className="inline-flex h-6 shrink-0 items-center gap-1 text-muted hover:text-ink"
      >
        <Download aria-hidden className="size-3.5" /> CSV
      </a>
    </div>
  );
}
