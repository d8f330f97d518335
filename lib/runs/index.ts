export { downInput, restartInput, upInput, workersDown, workersRestart, workersUp } from "./control/control";
export { wanted, workerRows } from "./control/desired";
export { type WorkerStatus, type WorkersStatus, workersStatus } from "./control/status";
export { shortHash, WORKERS, type WorkerName, type WorkflowKind } from "./definition/kind";
export { WORKFLOW_KINDS } from "./definition/registry";
export { defineWorkflow, type Report, type Step, type Workflow } from "./engine/define";
export { dispatchRuns, parkRuns, reclaimRuns } from "./engine/dispatch";
export { isInterruption, reasonOf } from "./engine/execute";
export { type Engine, startEngine } from "./engine/start";
export type { Filter } from "./filter/ast";
export type { Attribute } from "./filter/attributes";
export { type Chip, chipsOf, filterText, newChip, type SimpleCondition } from "./filter/chips";
export { FilterError } from "./filter/error";
export { formatFilter } from "./filter/format";
export { parseFilter } from "./filter/parse";
export { STATUS_NAMES } from "./filter/statuses";
export { describeWorkflow, describeWorkflowInput, type WorkflowDescription } from "./operations/describe";
export {
  cancelWorkflow,
  type EndedWorkflow,
  endWorkflowInput,
  signalWorkflow,
  signalWorkflowInput,
  terminateWorkflow,
} from "./operations/end";
export { workflowHistory, workflowHistoryInput } from "./operations/history";
export { listWorkflows, listWorkflowsInput } from "./operations/list";
export { type Started, startKind, startWorkflow, startWorkflowInput } from "./operations/start";
export type { ExecutionSummary, HistoryEvent } from "./present";
export { engineRows } from "./retention/engine-rows";
export {
  AT_ONCE,
  daysBefore,
  type PrunedAccount,
  type Pruner,
  type Retention,
  untilNone,
} from "./retention/pruner";
export { runs } from "./retention/runs";
export { closeRun } from "./rows/close";
export { addEvents } from "./rows/events";
export { type Execution, startRun } from "./rows/start";
export { awaitRun } from "./rows/wait";
export { ensureBuiltIns } from "./schedules/built-in";
export {
  deleteSchedule,
  editSchedule,
  editScheduleInput,
  pauseSchedule,
  unpauseSchedule,
} from "./schedules/change";
export { createSchedule, createScheduleInput } from "./schedules/create";
export { nextTimes, specInput } from "./schedules/cron";
export { nextOfType, oneScheduleInput } from "./schedules/find";
export { type Fired, fireDue, triggerSchedule } from "./schedules/fire";
export { describeSchedule, listSchedules } from "./schedules/list";
export { OVERLAP_POLICIES } from "./schedules/overlap";
export type { Schedule } from "./schedules/present";
export { deleteView } from "./views/delete";
export { listViews, type SavedView } from "./views/list";
export { saveView } from "./views/save";
export { SPANS, type Within } from "./views/spans";
