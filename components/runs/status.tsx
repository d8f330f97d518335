import { Chip, type Tone } from "@/components/ui/chip";
import type { ExecutionSummary, RunStatus as Status } from "@/lib/runs";

interface Look {
  tone: Tone;
  word: string;
}

const LOOKS: Record<`WORKFLOW_EXECUTION_STATUS_${Status}`, Look> = {
  WORKFLOW_EXECUTION_STATUS_RUNNING: { tone: "running", word: "Running" },
  WORKFLOW_EXECUTION_STATUS_COMPLETED: { tone: "ok", word: "Completed" },
  WORKFLOW_EXECUTION_STATUS_FAILED: { tone: "failed", word: "Failed" },
  WORKFLOW_EXECUTION_STATUS_CANCELED: { tone: "warning", word: "Canceled" },
  WORKFLOW_EXECUTION_STATUS_TERMINATED: { tone: "warning", word: "Terminated" },
  WORKFLOW_EXECUTION_STATUS_CONTINUED_AS_NEW: { tone: "ok", word: "Continued as new" },
  WORKFLOW_EXECUTION_STATUS_TIMED_OUT: { tone: "failed", word: "Timed out" },
  WORKFLOW_EXECUTION_STATUS_PAUSED: { tone: "waiting", word: "Paused" },
};
const LOOK_OF = new Map<string, Look>(Object.entries(LOOKS));

/** Not started by a worker yet: Temporal counts it as running. */
const isQueued = ({ status, executionTime }: Pick<ExecutionSummary, "status" | "executionTime">): boolean =>
  status === "WORKFLOW_EXECUTION_STATUS_RUNNING" && executionTime === undefined;

export function RunStatus({ run }: { run: Pick<ExecutionSummary, "status" | "executionTime"> }) {
  if (isQueued(run)) return <Chip tone="waiting">Queued</Chip>;
  const { tone, word } = LOOK_OF.get(run.status) ?? { tone: "waiting", word: run.status };
  return <Chip tone={tone}>{word}</Chip>;
}
