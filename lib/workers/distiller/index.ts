export { candidatesWithOutcome, type ListedCandidate } from "./candidates";
export { LEARNING_KINDS, type LearningKind } from "./learning";
export * from "./review";
export {
  distillerRunInput,
  distillerRunReply,
  distillerScanInput,
  distillerScanReply,
  startDistillerRun,
  startDistillerScan,
} from "./start";
export {
  type DistillerRecord,
  type DistillerStatus,
  distillerHistory,
  distillerHistoryInput,
  distillerStatus,
} from "./status";
