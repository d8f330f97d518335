export { type Accepted, acceptLearning } from "./accept";
export { rejectDeleted } from "./deleted";
export { editLearning } from "./edit";
export { type LearningCount, type LearningPage, type ListedLearning, listLearnings } from "./list";
export { listRejections, type Rejected, type Rejection, rejectLearning, restoreLearning } from "./reject";
