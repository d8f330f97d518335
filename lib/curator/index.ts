export { startFileRun } from "./inbox/file-runs";
export { inboxWorkflow, processInput } from "./inbox/pass";
export { processInbox } from "./inbox/process";
export { planLocally } from "./local/plan-locally";
export { harmless } from "./model/confine";
export { curatorWorkflow } from "./workflow";
