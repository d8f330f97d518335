export { ingestExport, ingestInput } from "./ingest";
export { CODES, SEVERITIES } from "./janitor/issue";
export * from "./janitor/sweeps";
export {
  downInput,
  restartInput,
  upInput,
  workersDown,
  workersRestart,
  workersUp,
} from "./lifecycle/control";
export { type WorkerStatus, type WorkersStatus, workersStatus } from "./lifecycle/status";
export { processInbox } from "./process";
