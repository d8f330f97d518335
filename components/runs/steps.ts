import type { Tone } from "@/components/ui/chip";
import type { EventRow } from "./events";

/** One attempt of a step; open without an end. Times are ISO 8601. */
export interface Attempt {
  start: string;
  end?: string;
  tone: Tone;
}

/** A step of a run with its attempts, in time. */
export interface Step {
  /** Its first event. */
  id: number;
  name: string;
  attempts: Attempt[];
}

/**
 * The steps in a part of a history, in the order they started.
 * @param closedAt when the run ended, which interrupts open steps
 */
export function stepsOf(events: readonly EventRow[], closedAt?: string): Step[] {
  const steps: Step[] = [];
  const open = new Map<string, Step>();
  for (const event of events) {
    if (event.step === undefined || !event.type.startsWith("ACTIVITY_TASK_")) continue;
    const step = open.get(event.step) ?? { id: event.id, name: event.step, attempts: [] };
    if (step.attempts.length === 0) steps.push(step);
    open.set(event.step, step);
    if (event.type === "ACTIVITY_TASK_STARTED") begin(step, event.at);
    else if (end(step, event)) open.delete(event.step);
  }
  if (closedAt) for (const step of open.values()) interrupt(step, closedAt);
  return steps;
}

/** A step that starts again without having ended was interrupted, with its process. */
function begin(step: Step, at: string): void {
  interrupt(step, at);
  step.attempts.push({ start: at, tone: "running" });
}

function interrupt({ attempts }: Step, at: string): void {
  const last = attempts.at(-1);
  if (last && !last.end) Object.assign(last, { end: at, tone: "waiting" });
}

/** Returns whether the step is over. A step that started before this part of the history has no start. */
function end(step: Step, { type, at, isRetried = false }: EventRow): boolean {
  const last = step.attempts.at(-1);
  const tone: Tone = type === "ACTIVITY_TASK_COMPLETED" ? "ok" : isRetried ? "warning" : "failed";
  if (last && !last.end) Object.assign(last, { end: at, tone });
  else step.attempts.push({ start: at, end: at, tone });
  return !isRetried;
}
