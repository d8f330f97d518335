import type { Tone } from "@/components/ui/chip";
import type { HistoryEvent } from "@/lib/runs";

/** How many events a page of a history holds. */
export const EVENTS_PER_PAGE = 200;

/** An event as it is listed: what it bears besides is asked for when someone wants to see it. */
export interface EventRow {
  id: number;
  at: string;
  /** The tail of `EVENT_TYPE_…`. */
  type: string;
  step?: string;
  attempt?: number;
  /** What a person should know at a glance: why it failed, which signal came, how far a step is. */
  note?: string;
  /** A failure after which the step was tried again. */
  isRetried?: boolean;
}

/** A page of a run's history. */
export interface EventPage {
  events: EventRow[];
  total: number;
}

const LONGEST_NOTE = 200;

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
    ...(note && { note: note.length > LONGEST_NOTE ? `${note.slice(0, LONGEST_NOTE)}…` : note }),
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
  const said = [failure, reason, signalName, trigger].find((each) => typeof each === "string" && each !== "");
  if (typeof said === "string") return said;
  return typeof done === "number" && typeof of === "number" ? `${done} of ${of}` : undefined;
}

const WORDS: [pattern: RegExp, words: string, tone: Tone][] = [
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

/** What an event is called, and the state that it stands for. */
export function wordsFor({ type, isRetried }: Pick<EventRow, "type" | "isRetried">): {
  words: string;
  tone: Tone;
} {
  const [, words, tone] = WORDS.find(([pattern]) => pattern.test(type)) ?? [];
  if (words === undefined || tone === undefined) {
    const plain = type.toLowerCase().replaceAll("_", " ");
    return { words: plain.charAt(0).toUpperCase() + plain.slice(1), tone: "waiting" };
  }
  return { words, tone: isRetried ? "warning" : tone };
}
