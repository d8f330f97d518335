import { Download } from "lucide-react";
import { type ReactNode, useId } from "react";
import { type ChartData, DataDetails } from "./data-details";

interface Props {
  title: string;
  /** One line on how to read it. */
  reading: string;
  data: ChartData;
  /** Where the same numbers are to be had as CSV. */
  csvHref: string;
  children: ReactNode;
}

/** A chart on its card, with the same numbers as a table and as a file. */
export function ChartFigure({ title, reading, data, csvHref, children }: Props) {
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4"
    >
      <figcaption>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="text-xs text-muted">{reading}</p>
      </figcaption>
      {children}
      <div className="mt-auto flex items-start justify-between gap-3 text-xs">
        <DataDetails caption={title} data={data} />
        <a
          href={csvHref}
          download
          aria-label={`${title}, as CSV`}
          className="inline-flex h-6 shrink-0 items-center gap-1 text-muted hover:text-ink"
        >
          <Download aria-hidden className="size-3.5" /> CSV
        </a>
      </div>
    </figure>
  );
}
