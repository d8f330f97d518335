"use client";

import { useCallback, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { EVENTS_PER_PAGE, type EventRow } from "@/components/workflows/events";
import { stepsOf } from "@/components/workflows/steps";
import { EventDialog } from "./event-dialog";
import { EventTable } from "./event-table";
import { Timeline } from "./timeline";
import { useHistory } from "./use-history";

interface Props {
  /** Where further pages come from. */
  source: string;
  first: EventRow[];
  total: number;
  startedAt: string;
  closedAt?: string;
  /** The server's time, to which steps that go on are drawn. */
  now: string;
}

/** The steps of a run, drawn in time beside the events that they are made of; both of the part that is looked at. */
export function History({ source, first, total, startedAt, closedAt, now }: Props) {
  const history = useHistory(source, first, total);
  const [page, setPage] = useState(0);
  const [selected, setSelected] = useState<number | null>(null);
  const looked = history.pages.get(page) ?? [];
  const isLast = (page + 1) * EVENTS_PER_PAGE >= total;
  const { need } = history;
  const look = useCallback(
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
      <div className="grid gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Timeline
          steps={stepsOf(looked, isLast ? closedAt : undefined)}
          until={isLast ? (closedAt ?? now) : (looked.at(-1)?.at ?? now)}
          part={total > EVENTS_PER_PAGE ? partOf(looked, total) : null}
        />
        <EventTable
          total={total}
          eventAt={history.eventAt}
          startedAt={startedAt}
          onLook={look}
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

const number = (n: number | undefined): string => (n ?? 0).toLocaleString("en");

const partOf = (events: EventRow[], total: number): string =>
  events.length > 0
    ? `Events ${number(events[0]?.id)} to ${number(events.at(-1)?.id)} of ${number(total)}`
    : `of ${number(total)} events`;
