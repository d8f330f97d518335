export { candidatesWithOutcome, type ListedCandidate } from "./candidates";
export { LEARNING_KINDS, type LearningKind } from "./learning";
export { type Accepted, acceptLearning } from "./review/accept";
export { editLearning } from "./review/edit";
export { type LearningCount, type LearningPage, type ListedLearning, listLearnings } from "./review/list";
export {
  listRejections,
  type Rejected,
  type Rejection,
  rejectLearning,
  restoreLearning,
} from "./review/reject";
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
export { distillerWorkflow } from "./workflow";
