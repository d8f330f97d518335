export { acceptDraft, discardDraft } from "./drafts/settle";
export { canFill, draftReply, startDraft } from "./drafts/start";
export { type Draft, draftIdInput, draftsOf, listDrafts, listDraftsInput, readDraft } from "./drafts/store";
export { draftInput, draftWorkflow } from "./drafts/workflow";
export { FactsCache } from "./facts/cache";
export { type FixRun, fix } from "./fix/fix";
export type { Change } from "./fix/plan";
export { CODES, type Code, type Issue, type Offer, SEVERITIES, type Severity } from "./issue";
export { type AppliedOffer, applyOffer } from "./offers/apply";
export { offerInput } from "./offers/find";
export { previewOffer } from "./offers/preview";
export type { History } from "./options";
export { runsOfSweeps, type SweepRun } from "./overview/runs";
export { type Tally, tallyIssues } from "./overview/tally";
export { scan } from "./scan";
export {
  type Ignored,
  ignoreFile,
  ignoreInput,
  listIgnored,
  unignoreFile,
  unignoreInput,
} from "./sweeps/ignore";
export { type ListedIssue, listIssues, listIssuesInput, scanReply } from "./sweeps/issues";
export { previewFix, previewInput } from "./sweeps/preview";
export { type Reverted, revertFixes, revertInput } from "./sweeps/revert";
export { janitorSettingsInput, readJanitorSettings, writeJanitorSettings } from "./sweeps/settings";
export { fixInput, scanInput, startFix, startScan } from "./sweeps/start";
export {
  type JanitorStatus,
  janitorHistory,
  janitorHistoryInput,
  janitorStatus,
  type SweepRecord,
} from "./sweeps/status";
export { janitorWorkflow } from "./workflow";
