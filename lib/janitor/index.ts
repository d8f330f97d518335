export type { Decision } from "./decisions";
export { forgetIssues } from "./detached";
export { canFill } from "./drafts/can-fill";
export { draftsOf } from "./drafts/store";
export { draftResult, draftWorkflow } from "./drafts/workflow";
export { type FixRun, fix } from "./fix/fix";
export type { Change } from "./fix/plan";
export { type Issue, SEVERITIES, type Severity } from "./issue";
export * from "./operations";
export * as janitorOperations from "./operations";
export type { SweepRecord } from "./operations/history";
export type { JanitorStatus } from "./operations/status";
export type { FileHistory } from "./options";
export { runsOfSweeps } from "./overview/runs";
export { type Tally, tallyIssues } from "./overview/tally";
export { rejectStatus } from "./reject-status";
export { revertWorkflow } from "./revert-workflow";
export { CODES, type Code, RULES } from "./rules";
export { SITE_LINKS } from "./rules/link001";
export { scan } from "./scan";
export {
  type Draft,
  type Ignored,
  type IgnoredGroup,
  type IssueGroup,
  type JanitorSettings,
  type ListedIssue,
  type Reverted,
  reverted,
  type SuggestedFix,
  sweepResult,
} from "./shapes";
export { SnapshotCache } from "./snapshot/cache";
export { previewSuggestedFix } from "./suggested-fixes/preview";
export { areReverted, countFixes, revertedAmong } from "./sweeps/audited";
export { janitorWorkflow } from "./workflow";
