export { type Accepted, acceptLearning, acceptLearningInput } from "./accept";
export { rejectDeleted } from "./deleted";
export { editLearning, editLearningInput } from "./edit";
export {
  type LearningCount,
  type LearningPage,
  type ListedLearning,
  listLearnings,
  listLearningsInput,
} from "./list";
export {
  listRejections,
  type Rejected,
  type Rejection,
  rejectLearning,
  rejectLearningInput,
  restoreLearning,
  restoreLearningInput,
} from "./reject";
