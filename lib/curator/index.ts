export { startFileRun } from "./inbox/file-runs";
export { processInbox } from "./inbox/process";
export { inboxWorkflow, processInput } from "./inbox/workflow";
export { planLocally } from "./local/plan-locally";
export { sanitizeMarkdown } from "./model/sanitize";
export { curatorWorkflow } from "./workflow";
