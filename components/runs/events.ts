import type { Tone } from "@/components/ui/chip";
import type { HistoryEvent } from "@/lib/runs";

/** How many events a page of a history holds. */
export const EVENTS_PER_PAGE = 200;

/** An event in lists; its attributes are loaded on demand. */
export interface EventRow {
  id: number;
  at: string;
  /** The tail of `EVENT_TYPE_…`. */
  type: string;
  step?: string;
  attempt?: number;
  /** The failure, signal or progress at a glance. */
  note?: string;
  /** A failure after which the step was retried. */
  isRetried?: boolean;
}

/** A page of a run's history. */
export interface EventPage {
  events: EventRow[];
  total: number;
}

const MAX_NOTE_LENGTH = 200;

export function rowOf({
  eventId,
  eventTime,
  eventType,
  activity,
  attempt,
  attributes,
}: HistoryEvent): EventRow {
  const note = noteOf(attributes);
  return {
    id: Number(eventId),
    at: eventTime,
    type: eventType.replace(/^EVENT_TYPE_/, ""),
    ...(activity !== undefined && { step: activity }),
    ...(attempt !== undefined && { attempt }),
    ...(note && { note: note.length > MAX_NOTE_LENGTH ? `${note.slice(0, MAX_NOTE_LENGTH)}…` : note }),
    ...(attributes.retried === true && { isRetried: true }),
  };
}

function noteOf({
  failure,
  reason,
  signalName,
  done,
  of,
  trigger,
}: Record<string, unknown>): string | undefined {
  const note = [failure, reason, signalName, trigger].find((each) => typeof each === "string" && each !== "");
  if (typeof note === "string") return note;
  return typeof done === "number" && typeof of === "number" ? `${done} of ${of}` : undefined;
}

const LABELS: [pattern: RegExp, label: string, tone: Tone][] = [
  [/^ACTIVITY_TASK_STARTED$/, "Step started", "running"],
  [/^ACTIVITY_TASK_COMPLETED$/, "Step completed", "ok"],
  [/^ACTIVITY_TASK_FAILED$/, "Step failed", "failed"],
  [/^WORKFLOW_EXECUTION_STARTED$/, "Run started", "running"],
  [/^WORKFLOW_EXECUTION_COMPLETED$/, "Run completed", "ok"],
  [/^WORKFLOW_EXECUTION_FAILED$/, "Run failed", "failed"],
  [/^WORKFLOW_EXECUTION_TIMED_OUT$/, "Run timed out", "failed"],
  [/^WORKFLOW_EXECUTION_CANCELED$/, "Run canceled", "warning"],
  [/^WORKFLOW_EXECUTION_TERMINATED$/, "Run terminated", "warning"],
  [/^WORKFLOW_EXECUTION_SIGNALED$/, "Signal", "waiting"],
  [/^MARKER_RECORDED$/, "Progress", "running"],
];

/** The label of an event, and its tone. */
export function labelOf({ type, isRetried }: Pick<EventRow, "type" | "isRetried">): {
  label: string;
  tone: Tone;
} {
  const [, label, tone] = LABELS.find(([pattern]) => pattern.test(type)) ?? [];
  if (label === undefined || tone === undefined) {
    const plain = type.toLowerCase().replaceAll("_", " ");
    return { label: plain.charAt(0).toUpperCase() + plain.slice(1), tone: "waiting" };
  }
  return { label, tone: isRetried ? "warning" : tone };
}
