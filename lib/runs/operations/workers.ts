import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import {
  downInput,
  restartInput,
  workersDown as runWorkersDown,
  workersRestart as runWorkersRestart,
  workersUp as runWorkersUp,
  upInput,
} from "../control/control";
import { workersStatus as runWorkersStatus } from "../control/status";
import { worker, workerName } from "../shapes";

export const workersStatus = defineOperation({
  id: "workersStatus",
  http: { method: "GET", path: "/workers/status" },
  tag: "Workers",
  summary: "The desired state of each worker, its health, queue and current runs",
  input: noInput,
  output: z.object({ raw: z.string(), workers: z.array(worker), processes: z.int() }),
  run: (ctx) => runWorkersStatus(ctx),
});

export const workersUp = defineOperation({
  id: "workersUp",
  http: { method: "POST", path: "/workers/up", queryOrBody: ["only"] },
  tag: "Workers",
  summary: "Start workers: queued work continues",
  input: upInput,
  output: z.object({ message: z.string(), started: z.array(workerName) }),
  run: runWorkersUp,
});

export const workersDown = defineOperation({
  id: "workersDown",
  http: { method: "POST", path: "/workers/down", queryOrBody: ["only"] },
  tag: "Workers",
  summary: "Stop workers: the current step finishes, queued work stays queued",
  input: downInput,
  output: z.object({ message: z.string(), stopped: z.array(workerName) }),
  run: runWorkersDown,
});

export const workersRestart = defineOperation({
  id: "workersRestart",
  http: { method: "POST", path: "/workers/restart", queryOrBody: ["only"] },
  tag: "Workers",
  summary: "Stop workers and start them again; their runs continue",
  input: restartInput,
  output: z.object({ message: z.string(), restarted: z.array(workerName) }),
  run: runWorkersRestart,
});
