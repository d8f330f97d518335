"use client";

import { useCallback, useState } from "react";
import { EVENTS_PER_PAGE, type EventRow } from "@/components/runs/events";
import { stepsOf } from "@/components/runs/steps";
import { Notice } from "@/components/ui/notice";
import { formatNumber } from "@/lib/core/count";
import { EventDialog } from "./event-dialog";
import { EventTable } from "./event-table";
import { Timeline } from "./timeline";
import { useHistory } from "./use-history";

interface Props {
  /** The address of further pages. */
  source: string;
  first: EventRow[];
  total: number;
  startedAt: string;
  closedAt?: string;
  /** The server's time, the end of open steps in the timeline. */
  now: string;
}

/** The timeline and the events of the visible part of a history. */
export function History({ source, first, total, startedAt, closedAt, now }: Props) {
  const history = useHistory(source, first, total);
  const [page, setPage] = useState(0);
  const [selected, setSelected] = useState<number | null>(null);
  const visible = history.pages.get(page) ?? [];
  const isLast = (page + 1) * EVENTS_PER_PAGE >= total;
  const { need } = history;
  const showRange = useCallback(
    (from: number, to: number) => {
      setPage(Math.floor(from / EVENTS_PER_PAGE));
      need(from, to);
    },
    [need],
  );
  return (
    <>
      {history.error && (
        <div className="mb-3">
          <Notice kind="failed">{history.error}</Notice>
        </div>
      )}
      <div className="flex flex-col gap-6">
        <Timeline
          steps={stepsOf(visible, isLast ? closedAt : undefined)}
          until={isLast ? (closedAt ?? now) : (visible.at(-1)?.at ?? now)}
          part={total > EVENTS_PER_PAGE ? partOf(visible, total) : null}
          onSelect={setSelected}
        />
        <EventTable
          total={total}
          eventAt={history.eventAt}
          startedAt={startedAt}
          onRange={showRange}
          onSelect={setSelected}
        />
      </div>
      {selected !== null && (
        <EventDialog
          source={source}
          id={selected}
          total={total}
          onSelect={setSelected}
          onClose={() => setSelected(null)}
        />
      )}
    </>
  );
}

const partOf = (events: EventRow[], total: number): string =>
  events.length > 0
    ? `Events ${formatNumber(events[0]?.id ?? 0)} to ${formatNumber(events.at(-1)?.id ?? 0)} of ${formatNumber(total)}`
    : `of ${formatNumber(total)} events`;
