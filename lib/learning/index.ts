export { learnFromChanges } from "./changes";
export { askInstincts, type Decided, type Decisions } from "./decide";
export { FEATURE_KINDS, featuresOf, type Seen } from "./features";
export {
  listInstincts,
  listInstinctsInput,
  listObservations,
  listObservationsInput,
  type Page,
} from "./list";
export { observe, type Routed } from "./observe";
export { type ToldInstinct, type ToldObservation, tellObservation } from "./present";
export { type Reflection, reflect } from "./reflect";
export { recordRoute, routeInput } from "./route/route";
export { startReflection } from "./route/start";
export { disableLearning, enableLearning, type LearningSwitch, learns } from "./settings";
export { acceptInstinct, instinctInput, retireInstinct } from "./settle";
export { type LearningStatus, learningStatus } from "./status";
export { type DecidedFile, filesDecided } from "./uses";
export { sayDestination, sayInstinct, sayPattern } from "./words";
export { reflectionWorkflow } from "./workflow";
