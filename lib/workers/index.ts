export * from "./distiller";
export { ingestExport, ingestInput } from "./ingest";
export * from "./janitor/drafts";
export { CODES, type Code, type Offer, SEVERITIES, type Severity } from "./janitor/issue";
export * from "./janitor/offers";
export * from "./janitor/overview";
export * from "./janitor/sweeps";
export * from "./learning";
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
export * from "./surveyor";
