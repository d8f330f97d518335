import {
  cancelWorkflow,
  createSchedule,
  deleteSchedule,
  describeSchedule,
  describeWorkflow,
  editSchedule,
  listSchedules,
  listWorkflows,
  pauseSchedule,
  signalWorkflow,
  startWorkflow,
  terminateWorkflow,
  triggerSchedule,
  unpauseSchedule,
  workersDown,
  workersRestart,
  workersStatus,
  workersUp,
  workflowHistory,
} from "@/lib/runs";
import { contract } from "./contract";
import { legacy } from "./legacy";

export const legacyOperations = [
  legacy(contract.pauseSchedule, pauseSchedule),
  legacy(contract.describeSchedule, describeSchedule),
  legacy(contract.editSchedule, editSchedule),
  legacy(contract.deleteSchedule, deleteSchedule),
  legacy(contract.unpauseSchedule, unpauseSchedule),
  legacy(contract.listSchedules, listSchedules),
  legacy(contract.createSchedule, createSchedule),
  legacy(contract.workersDown, workersDown),
  legacy(contract.workersRestart, workersRestart),
  legacy(contract.workersStatus, workersStatus),
  legacy(contract.workersUp, workersUp),
  legacy(contract.cancelWorkflow, cancelWorkflow),
  legacy(contract.workflowHistory, workflowHistory),
  legacy(contract.describeWorkflow, describeWorkflow),
  legacy(contract.signalWorkflow, signalWorkflow),
  legacy(contract.terminateWorkflow, terminateWorkflow),
  legacy(contract.triggerSchedule, async (ctx, input) => {
    const { reused, ...execution } = await triggerSchedule(ctx, input);
    return { message: `${reused ? "Joined" : "Started"} ${execution.workflowId}`, execution, reused };
  }),
  legacy(contract.startWorkflow, async (ctx, input) => {
    const { reused, ...execution } = await startWorkflow(ctx, input);
    return { message: `${reused ? "Joined" : "Started"} ${execution.workflowId}`, execution, reused };
  }),
  {
    ...legacy(contract.listWorkflows, listWorkflows),
    http: { method: "GET", path: "/workflows", responseBody: "runs", linkCursor: "nextCursor" },
  } as const,
] as const;
