export {
  createSchedule,
  deleteSchedule,
  describeSchedule,
  editSchedule,
  listSchedules,
  pauseSchedule,
  triggerSchedule,
  unpauseSchedule,
} from "./schedules";
export { workersDown, workersRestart, workersStatus, workersUp } from "./workers";
export {
  cancelWorkflow,
  describeWorkflow,
  listWorkflows,
  signalWorkflow,
  startWorkflow,
  terminateWorkflow,
  workflowHistory,
} from "./workflows";
