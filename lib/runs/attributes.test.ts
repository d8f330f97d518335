import { historyFromJSON } from "@temporalio/common/lib/proto-utils";
import { expect, it } from "vitest";
import { attributesKey, EVENT_TYPES } from "./attributes";
import { presentEvent } from "./present";

const RUN = { runId: "27107136-bc8d-466d-8cd8-4326286e0fe5", type: "JanitorWorkflow", taskQueue: "janitor" };

const DETAILS: Record<string, Record<string, unknown>> = {
  WORKFLOW_EXECUTION_STARTED: { input: { fix: true }, trigger: "manual" },
  WORKFLOW_EXECUTION_COMPLETED: { result: { issues_found: 3 } },
  WORKFLOW_EXECUTION_FAILED: { failure: "No space left" },
  WORKFLOW_EXECUTION_TIMED_OUT: { failure: "Too long" },
  WORKFLOW_EXECUTION_CANCELED: { reason: "Not now" },
  WORKFLOW_EXECUTION_TERMINATED: { reason: "Broken" },
  WORKFLOW_EXECUTION_SIGNALED: { signalName: "reviewed", input: ["ä"] },
  ACTIVITY_TASK_STARTED: {},
  ACTIVITY_TASK_COMPLETED: { result: 7 },
  ACTIVITY_TASK_FAILED: { failure: "Busy", retried: true },
  MARKER_RECORDED: { done: 2, of: 9 },
};

const presented = (type: string, detail: Record<string, unknown>, eventId = 1) =>
  presentEvent(
    {
      accountId: "a",
      runId: RUN.runId,
      eventId,
      at: new Date("2026-01-02T12:00:00.250Z"),
      type,
      step: type.startsWith("ACTIVITY") ? "scan" : null,
      attempt: type.startsWith("ACTIVITY") ? 2 : null,
      detail,
    },
    RUN,
  );

const decoded = (type: string, detail = DETAILS[type] ?? {}) => {
  const event = JSON.parse(JSON.stringify(presented(type, detail)));
  return historyFromJSON({ events: [event] }).events?.[0];
};

const plain = (
  payloads?: { payloads?: { data?: Uint8Array | null }[] | null } | null,
): unknown[] | undefined =>
  payloads?.payloads?.map(({ data }) => JSON.parse(Buffer.from(data ?? []).toString()));

it.each(EVENT_TYPES)("Temporal's decoder reads %s", (type) => {
  const event = decoded(type);
  expect(String(event?.eventId)).toBe("1");
  expect(Number(event?.eventTime?.seconds)).toBe(Date.parse("2026-01-02T12:00:00Z") / 1000);
  expect(event?.eventTime?.nanos).toBe(250_000_000);
  expect(event?.eventType).toBeGreaterThan(0);
  expect(Object.keys(event ?? {})).toContain(attributesKey(type));
});

it("reads the attributes of each type of event", () => {
  const started = decoded("WORKFLOW_EXECUTION_STARTED")?.workflowExecutionStartedEventAttributes;
  expect([started?.workflowType?.name, started?.taskQueue?.name]).toEqual(["JanitorWorkflow", "janitor"]);
  expect(started?.originalExecutionRunId).toBe(RUN.runId);
  expect(plain(started?.input)).toEqual([{ fix: true }]);
  const completed = decoded("WORKFLOW_EXECUTION_COMPLETED")?.workflowExecutionCompletedEventAttributes;
  expect(plain(completed?.result)).toEqual([{ issues_found: 3 }]);
  const failed = decoded("ACTIVITY_TASK_FAILED")?.activityTaskFailedEventAttributes;
  expect([failed?.failure?.message, failed?.retryState]).toEqual(["Busy", 1]);
  const signaled = decoded("WORKFLOW_EXECUTION_SIGNALED")?.workflowExecutionSignaledEventAttributes;
  expect([signaled?.signalName, plain(signaled?.input)]).toEqual(["reviewed", [["ä"]]]);
  const terminated = decoded("WORKFLOW_EXECUTION_TERMINATED")?.workflowExecutionTerminatedEventAttributes;
  expect(terminated?.reason).toBe("Broken");
  const marker = decoded("MARKER_RECORDED")?.markerRecordedEventAttributes;
  expect(plain(marker?.details?.progress)).toEqual([{ done: 2, of: 9 }]);
  expect(decoded("ACTIVITY_TASK_STARTED")?.activityTaskStartedEventAttributes?.attempt).toBe(2);
});

it("leaves out a detail that was too long to keep", () => {
  const omitted = { omitted: "70000 characters" };
  for (const type of EVENT_TYPES) expect(decoded(type, omitted), type).toBeDefined();
  const completed = decoded("ACTIVITY_TASK_COMPLETED", omitted)?.activityTaskCompletedEventAttributes;
  expect(completed?.result ?? null).toBeNull();
});
