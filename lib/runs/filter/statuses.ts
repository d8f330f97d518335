/** The statuses in the order of Temporal's enum, as a filter writes them, and as they are stored (the tail of its name). */
const STORED = {
  Running: "RUNNING",
  Completed: "COMPLETED",
  Failed: "FAILED",
  Canceled: "CANCELED",
  Terminated: "TERMINATED",
  ContinuedAsNew: "CONTINUED_AS_NEW",
  TimedOut: "TIMED_OUT",
  Paused: "PAUSED",
} as const;

type StatusName = keyof typeof STORED;
export type ExecutionStatus = (typeof STORED)[StatusName];

export const STATUS_PREFIX = "WORKFLOW_EXECUTION_STATUS_";

const BY_TEXT = new Map<string, ExecutionStatus>();
const NAMES = new Map<ExecutionStatus, StatusName>();
for (const [name, status] of Object.entries(STORED) as [StatusName, ExecutionStatus][]) {
  BY_TEXT.set(name, status);
  BY_TEXT.set(STATUS_PREFIX + status, status);
  NAMES.set(status, name);
}

export const STATUS_NAMES = Object.keys(STORED) as StatusName[];

/** The stored status of a number of Temporal's enum, which counts from 1 (0 is unspecified). */
export const numberedStatus = (number: number): ExecutionStatus | undefined => {
  const name = STATUS_NAMES[number - 1];
  return name && STORED[name];
};

/** The stored status that `Running` or `WORKFLOW_EXECUTION_STATUS_RUNNING` means; case counts. */
export const statusOf = (text: string): ExecutionStatus | undefined => BY_TEXT.get(text);

/** The short form: `Running`. */
export const nameOfStatus = (status: ExecutionStatus): string => NAMES.get(status) ?? status;
