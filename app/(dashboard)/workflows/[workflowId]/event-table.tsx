"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { between } from "@/components/runs/duration";
import { EVENTS_PER_PAGE, type EventRow, labelOf } from "@/components/runs/events";
import { FOCUSABLE } from "@/components/ui/focusable";
import { formatNumber } from "@/lib/core/count";

const ROW_PX = 32;
const OVERSCAN = 15;

interface Props {
  total: number;
  eventAt: (index: number) => EventRow | undefined;
  startedAt: string;
  /** Called with the visible range. */
  onRange: (from: number, to: number) => void;
  onSelect: (id: number) => void;
}

/** The events of a run, virtualized: a history may have tens of thousands. */
export function EventTable({ total, eventAt, startedAt, onRange, onSelect }: Props) {
  const box = useRef<HTMLElement>(null);
  const { from, to, above, below } = useWindow(box, total, onRange);
  const rows = Array.from({ length: to - from }, (_, n) => from + n);
  return (
    <div className="min-w-0">
      <h2 className="flex h-8 items-center gap-2 font-semibold">
        Events <span className="font-normal text-muted tabular-nums">{formatNumber(total)}</span>
      </h2>
      <section
        ref={box}
        aria-label="Events"
        className="relative max-h-[36rem] overflow-auto rounded-lg border border-line bg-surface"
        {...FOCUSABLE}
      >
        <table aria-rowcount={total + 1} className="w-full table-fixed border-collapse text-left">
          <caption className="sr-only">Events of the run, oldest first</caption>
          <thead className="sticky top-0 z-1 bg-surface text-muted shadow-[0_1px_0_var(--line)]">
            <tr aria-rowindex={1}>
              <Head className="w-16 text-right max-sm:w-14">#</Head>
              <Head className="w-24 text-right max-sm:hidden">After</Head>
              <Head className="w-40 max-sm:w-36">Event</Head>
              <Head>Step</Head>
            </tr>
          </thead>
          <tbody>
            <Gap height={above} />
            {rows.map((row) => (
              <Row key={row} row={row} event={eventAt(row)} startedAt={startedAt} onSelect={onSelect} />
            ))}
            <Gap height={below} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

/**
 * The rows to render, and the height of those above and below. Before hydration that is the first page: the
 * content security policy forbids inline styles in the HTML.
 */
function useWindow(box: React.RefObject<HTMLElement | null>, total: number, onRange: Props["onRange"]) {
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => setIsRunning(true), []);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    enabled: isRunning,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const from = first?.index ?? 0;
  const to = last ? last.index + 1 : Math.min(total, EVENTS_PER_PAGE);
  const visible = virtual.range;
  const [start, end] = [visible?.startIndex, visible?.endIndex];
  useEffect(() => {
    if (start !== undefined && end !== undefined) onRange(start, end);
  }, [start, end, onRange]);
  return { from, to, above: first?.start ?? 0, below: last ? virtual.getTotalSize() - last.end : 0 };
}

function Head({ className = "", children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={`h-9 px-3 font-medium ${className}`}>
      {children}
    </th>
  );
}

const Gap = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td colSpan={4} style={{ height }} />
    </tr>
  ) : null;

interface RowProps {
  row: number;
  event: EventRow | undefined;
  startedAt: string;
  onSelect: (id: number) => void;
}

const INK = {
  ok: "text-ok",
  running: "text-running",
  waiting: "text-waiting",
  warning: "text-warning",
  failed: "text-failed",
} as const;

function Row({ row, event, startedAt, onSelect }: RowProps) {
  const cell = "h-8 truncate px-3";
  if (!event) {
    return (
      <tr aria-rowindex={row + 2} className="border-b border-line text-muted">
        <td className={`${cell} text-right`}>{row + 1}</td>
        <td colSpan={3} className={cell}>
          …
        </td>
      </tr>
    );
  }
  const { label, tone } = labelOf(event);
  return (
    <tr aria-rowindex={row + 2} className="relative border-b border-line hover:bg-hover">
      <td className={`${cell} text-right text-muted`}>{event.id}</td>
      <td className={`${cell} text-right max-sm:hidden`} title={event.at}>
        {between(startedAt, event.at)}
      </td>
      <td className={cell}>
        <button
          type="button"
          onClick={() => onSelect(event.id)}
          aria-haspopup="dialog"
          title="Details"
          className={`rounded-sm after:absolute after:inset-0 ${INK[tone]}`}
        >
          {label}
        </button>
      </td>
      <td className={cell} title={event.note}>
        {event.step}
        {event.attempt !== undefined && event.attempt > 1 && (
          <span className="text-muted"> (attempt {event.attempt})</span>
        )}
        {event.note && <span className="text-muted"> {event.note}</span>}
      </td>
    </tr>
  );
}
