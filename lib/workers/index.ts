export * from "./distiller";
export { ingestExport, ingestInput } from "./ingest";
export * from "./janitor/drafts";
export { CODES, type Code, type Offer, SEVERITIES, type Severity } from "./janitor/issue";
export * from "./janitor/offers";
export * from "./janitor/operations";
export * as janitorOperations from "./janitor/operations";
export type { AppliedOffer } from "./janitor/operations/apply-offer";
export type { SweepRecord } from "./janitor/operations/history";
export type { Reverted } from "./janitor/operations/revert-fixes";
export type { JanitorStatus } from "./janitor/operations/status";
export * from "./janitor/overview";
export type { Draft, Ignored, JanitorSettings, ListedIssue, SettledDraft } from "./janitor/shapes";
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
