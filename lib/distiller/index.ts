export { candidatesWithOutcome, type ListedCandidate } from "./candidates";
export { provideClusters } from "./clusters";
export { forgetLearnings } from "./detached";
export { LEARNING_KINDS, type LearningKind } from "./learning";
export { onlyScanAtFirst } from "./opened";
export * from "./operations";
export * as distillerOperations from "./operations";
export type { DistillerStatus } from "./operations/status";
export { acceptLearning } from "./review/accept";
export { rejectDeleted } from "./review/deleted";
export { editLearning } from "./review/edit";
export {
  type LearningCount,
  type LearningPage,
  type ListedLearning,
  listLearnings,
  REVIEW_STATES,
} from "./review/list";
export { listRejections, type Rejection, rejectLearning, restoreLearning } from "./review/reject";
export type { DistillerRecord, Signal } from "./shapes";
export { distillerWorkflow } from "./workflow";
