export { acceptInstinct } from "./accept-instinct";
export { disableLearning } from "./disable";
export { enableLearning } from "./enable";
export { listInstincts, listObservations } from "./list";
export { recordRoute } from "./record-route";
export { startLearning } from "./reflect";
export { retireInstinct } from "./retire-instinct";
export { learningStatus } from "./status";
