export { startFileRun } from "./inbox/file-runs";
export { inboxWorkflow } from "./inbox/pass";
export { planLocally } from "./local/plan-locally";
export { harmless } from "./model/confine";
export * from "./operations";
export * as curatorOperations from "./operations";
export { curatorWorkflow } from "./workflow";
