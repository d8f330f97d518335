export { attributesKey, EVENT_TYPES } from "./attributes";
export { wanted, workerRows } from "./control/desired";
export type { WorkerStatus } from "./control/status";
export {
  defineWorkflow,
  failureReason,
  isInterruption,
  type Report,
  RunClosed,
  registeredWorkflows,
  registerWorkflows,
  type Step,
  shortHash,
  WORKER_LABELS,
  WORKERS,
  type WorkerName,
  type Workflow,
} from "./definition";
export { pruneEngineRows } from "./engine/closed-rows";
export { dispatchRuns, pauseRuns, reclaimRuns } from "./engine/dispatch";
export { type RegisteredWorkflow, registerWithEngine } from "./engine/register";
export { type Engine, startEngine } from "./engine/start";
export type { Filter } from "./filter/ast";
export type { Attribute } from "./filter/attributes";
export { type Chip, chipsOf, filterText, newChip, type SimpleCondition } from "./filter/chips";
export { FilterError } from "./filter/error";
export { formatFilter } from "./filter/format";
export { parseFilter } from "./filter/parse";
export { STATUS_NAMES } from "./filter/statuses";
export { runIdInput } from "./find";
export * from "./operations";
export * as runsOperations from "./operations";
export type { ExecutionSummary, HistoryEvent } from "./present";
export {
  BATCH_SIZE,
  type PrunedAccount,
  type Pruner,
  pruneInBatches,
  type Retention,
} from "./retention/pruner";
export { runs } from "./retention/runs";
export { holdOpen } from "./rows/children";
export { closeRun } from "./rows/close";
export { addEvents } from "./rows/events";
export { acceptedRun, defineRunOperation, type RunOperation, withRun } from "./rows/operation";
export { noteProgress, openProgress } from "./rows/progress";
export { type Execution, insertRun, type StartedRun } from "./rows/start";
export { awaitRun } from "./rows/wait";
export { alignSchedules } from "./schedules/align";
export { ensureBuiltIns, presetSchedule } from "./schedules/built-in";
export { nextTimes, specInput } from "./schedules/cron";
export { editScheduleInput } from "./schedules/edit-input";
export { nextOfType } from "./schedules/find";
export { fireDue } from "./schedules/fire";
export type { Schedule } from "./schedules/present";
export { startRun } from "./start";
export { DESIRED_STATES } from "./tables/processes";
export { type RunProgress, type RunStatus, type RunTrigger, workflowRuns } from "./tables/runs";
export { schedules } from "./tables/schedules";
export { runValues, starterOf } from "./values";
export { deleteView } from "./views/delete";
export { listViews, type SavedView } from "./views/list";
export { renameView } from "./views/rename";
export { saveView } from "./views/save";
export { SPANS, type Within } from "./views/spans";
