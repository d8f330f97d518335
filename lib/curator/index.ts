export { COMPLETE, completeFollowUp } from "./complete";
export { startFileRun } from "./inbox/file-runs";
export { inboxWorkflow } from "./inbox/workflow";
export { planLocally } from "./local/plan-locally";
export { sanitizeMarkdown } from "./model/sanitize";
export * from "./operations";
export * as curatorOperations from "./operations";
export { curatorWorkflow } from "./workflow";
