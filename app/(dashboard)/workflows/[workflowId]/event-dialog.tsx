"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { labelOf, rowOf } from "@/components/runs/events";
import { Json } from "@/components/runs/json";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { formatNumber } from "@/lib/core/count";
import type { HistoryEvent } from "@/lib/runs";

interface Props {
  source: string;
  id: number;
  total: number;
  onSelect: (id: number) => void;
  onClose: () => void;
}

/** One event with its attributes, and links to its neighbors. */
export function EventDialog({ source, id, total, onSelect, onClose }: Props) {
  const event = useEvent(source, id);
  return (
    <Modal title={`Event ${formatNumber(id)} of ${formatNumber(total)}`} onClose={onClose}>
      <div className="flex min-h-40 flex-col gap-3">
        {event === "failed" && (
          <Notice kind="failed">This event could not be loaded. Close the dialog and open it again.</Notice>
        )}
        {event !== "failed" && event !== null && <Event event={event} />}
        <div className="mt-auto flex justify-end gap-2">
          <Step isEnd={id <= 1} onStep={() => onSelect(id - 1)}>
            <ChevronLeft aria-hidden className="size-4" /> Previous
          </Step>
          <Step isEnd={id >= total} onStep={() => onSelect(id + 1)}>
            Next <ChevronRight aria-hidden className="size-4" />
          </Step>
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** At an end it does nothing; a disabled button would lose the focus. */
function Step({ isEnd, onStep, children }: { isEnd: boolean; onStep: () => void; children: ReactNode }) {
  return (
    <Button
      look={isEnd ? "quiet" : "secondary"}
      aria-disabled={isEnd}
      onClick={() => {
        if (!isEnd) onStep();
      }}
    >
      {children}
    </Button>
  );
}

function Event({ event }: { event: HistoryEvent }) {
  return (
    <>
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt className="text-muted">Event</dt>
        <dd>{labelOf(rowOf(event)).label}</dd>
        {event.activity !== undefined && (
          <>
            <dt className="text-muted">Step</dt>
            <dd className="break-words">
              {event.activity} {event.attempt !== undefined && `(attempt ${event.attempt})`}
            </dd>
          </>
        )}
        <dt className="text-muted">Time</dt>
        <dd className="tabular-nums">{event.eventTime}</dd>
      </dl>
      <Json label="Attributes" value={event.attributes} />
    </>
  );
}

/** The event, loaded; the previous one stays until then. */
function useEvent(source: string, id: number): HistoryEvent | "failed" | null {
  const [event, setEvent] = useState<HistoryEvent | "failed" | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    fetch(`${source}&event=${id}`, { signal: gone.signal })
      .then(async (reply) => setEvent(reply.ok ? ((await reply.json()) as HistoryEvent) : "failed"))
      .catch(() => {
        if (!gone.signal.aborted) setEvent("failed");
      });
    return () => gone.abort();
  }, [source, id]);
  return event;
}
