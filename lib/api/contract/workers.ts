import { z } from "zod";
import { processInput } from "@/lib/curator";
import { DESIRED_STATES, downInput, restartInput, upInput, WORKERS, withRun } from "@/lib/runs";
import { INBOX_ACTIONS } from "@/lib/vault";
import { operation } from "./operation";

const workerName = z.enum(WORKERS);
const current = z.object({ workflowId: z.string(), runId: z.uuid(), startTime: z.iso.datetime() });

const worker = z.object({
  name: workerName,
  state: z.enum(DESIRED_STATES),
  since: z.iso.datetime().nullable(),
  health: z.enum(["idle", "busy", "stalled", "failing"]),
  last_success: z.iso.datetime().nullable(),
  last_error: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  queue: z.object({ depth: z.int(), oldest_waiting: z.iso.datetime().nullable() }),
  current: z.array(current),
});

export const workersStatus = operation({
  id: "workersStatus",
  method: "GET",
  path: "/workers/status",
  tag: "Workers",
  summary: "What each worker is wanted to do, and what it does",
  input: z.strictObject({}),
  output: z.object({ raw: z.string(), workers: z.array(worker), processes: z.int() }),
  status: 200,
});

export const workersUp = operation({
  id: "workersUp",
  method: "POST",
  path: "/workers/up",
  tag: "Workers",
  summary: "Start workers: queued work goes on",
  input: upInput,
  either: ["only"],
  output: z.object({ message: z.string(), started: z.array(workerName) }),
  status: 200,
});

export const workersDown = operation({
  id: "workersDown",
  method: "POST",
  path: "/workers/down",
  tag: "Workers",
  summary: "Stop workers: the step that runs ends, queued work stays queued",
  input: downInput,
  either: ["only"],
  output: z.object({ message: z.string(), stopped: z.array(workerName) }),
  status: 200,
});

export const workersRestart = operation({
  id: "workersRestart",
  method: "POST",
  path: "/workers/restart",
  tag: "Workers",
  summary: "Stop workers and start them again; what they run goes on",
  input: restartInput,
  either: ["only"],
  output: z.object({ message: z.string(), restarted: z.array(workerName) }),
  status: 200,
});

const passedFile = z.object({
  filename: z.string(),
  state: z.enum(["processed", "failed", "skipped", "planned"]),
  records: z.array(z.object({ path: z.string(), action: z.enum(INBOX_ACTIONS) })),
  reason: z.string().optional(),
});

export const processInbox = operation({
  id: "processInbox",
  method: "POST",
  path: "/workers/process",
  tag: "Workers",
  summary: "Have the curator take what waits in the inbox now, also while it is stopped",
  description:
    "skipped counts what a limit left in the inbox, too. A dry run plans the files and changes nothing.",
  input: processInput,
  long: true,
  output: withRun(
    z.object({ processed: z.int(), skipped: z.int(), failed: z.int(), files: z.array(passedFile) }),
  ),
  status: 200,
});
