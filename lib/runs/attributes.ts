import type { workflowEvents, workflowRuns } from "./tables/runs";

type Attributes = Record<string, unknown>;
type Detail = Record<string, unknown>;
type EventRow = Pick<typeof workflowEvents.$inferSelect, "type" | "attempt" | "detail">;

/** What the first event has of its run. */
export type RunOfEvent = Pick<typeof workflowRuns.$inferSelect, "runId" | "type" | "taskQueue">;

/** The attributes of each type of event, in Temporal's JSON; details that were too long are left out. */
const READERS = {
  WORKFLOW_EXECUTION_STARTED: ({ detail }, run) => ({
    workflowType: { name: run.type },
    taskQueue: { name: run.taskQueue, kind: "TASK_QUEUE_KIND_NORMAL" },
    originalExecutionRunId: run.runId,
    firstExecutionRunId: run.runId,
    attempt: 1,
    ...payloads("input", detail.input),
  }),
  WORKFLOW_EXECUTION_COMPLETED: ({ detail }) => payloads("result", detail.result),
  WORKFLOW_EXECUTION_FAILED: ({ detail }) => failed(detail),
  WORKFLOW_EXECUTION_TIMED_OUT: () => ({ retryState: "RETRY_STATE_TIMEOUT" }),
  WORKFLOW_EXECUTION_CANCELED: ({ detail }) => payloads("details", detail.reason),
  WORKFLOW_EXECUTION_TERMINATED: ({ detail }) => ({ reason: textOf(detail.reason) }),
  WORKFLOW_EXECUTION_SIGNALED: ({ detail }) => ({
    signalName: textOf(detail.signalName),
    ...payloads("input", detail.input),
  }),
  ACTIVITY_TASK_STARTED: ({ attempt }) => ({ attempt: attempt ?? 1 }),
  ACTIVITY_TASK_COMPLETED: ({ detail }) => payloads("result", detail.result),
  ACTIVITY_TASK_FAILED: ({ detail }) => ({
    ...failed(detail),
    retryState: detail.retried === true ? "RETRY_STATE_IN_PROGRESS" : "RETRY_STATE_MAXIMUM_ATTEMPTS_REACHED",
  }),
  MARKER_RECORDED: ({ detail }) => ({ markerName: "progress", details: payloads("progress", detail) }),
} satisfies Record<string, (event: EventRow, run: RunOfEvent) => Attributes>;

type EventType = keyof typeof READERS;

export const EVENT_TYPES: readonly EventType[] = Object.keys(READERS).filter(isKnown);

function isKnown(type: string): type is EventType {
  return Object.hasOwn(READERS, type);
}

/** Temporal's name for the attributes of a type: `activityTaskStartedEventAttributes`. */
export const attributesKey = (type: string): string =>
  `${type.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}EventAttributes`;

/** The attributes of an event under Temporal's own name. */
export const namedAttributes = (event: EventRow, run: RunOfEvent): Record<string, Attributes> =>
  isKnown(event.type) ? { [attributesKey(event.type)]: READERS[event.type](event, run) } : {};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The code of an error is the type of the failure, as Temporal has it. */
const failed = ({ failure, code }: Detail) => ({
  failure: {
    message: textOf(failure),
    ...(typeof code === "string" && { applicationFailureInfo: { type: code } }),
  },
});

const ENCODING = base64("json/plain");

function payloads(name: string, value: unknown): Attributes {
  if (value === undefined) return {};
  const data = base64(JSON.stringify(value));
  return { [name]: { payloads: [{ metadata: { encoding: ENCODING }, data }] } };
}

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}
