export { type Ignored, ignoreFile, ignoreInput, listIgnored, unignoreFile, unignoreInput } from "./ignore";
export { type IssuePage, type ListedIssue, listIssues, listIssuesInput, scanReply } from "./issues";
export { type FixPreview, previewFix, previewInput } from "./preview";
export { type Reverted, revertFixes, revertInput } from "./revert";
export {
  type JanitorSettings,
  janitorSettingsInput,
  readJanitorSettings,
  writeJanitorSettings,
} from "./settings";
export { fixInput, scanInput, startFix, startScan } from "./start";
export {
  type JanitorStatus,
  janitorHistory,
  janitorHistoryInput,
  janitorStatus,
  type SweepRecord,
} from "./status";
