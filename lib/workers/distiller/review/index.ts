export { type Accepted, acceptLearning, acceptLearningInput } from "./accept";
export { editLearning, editLearningInput } from "./edit";
export {
  type LearningCount,
  type LearningPage,
  type ListedLearning,
  listLearnings,
  listLearningsInput,
} from "./list";
export {
  type Rejected,
  rejectLearning,
  rejectLearningInput,
  restoreLearning,
  restoreLearningInput,
} from "./reject";
