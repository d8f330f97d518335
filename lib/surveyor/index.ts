export { clusterLabels, clustersOfRecords } from "./clusters-of";
export { forgetSurveys } from "./detached";
export * from "./operations";
export * as surveyorOperations from "./operations";
export { type Cluster, readClusters } from "./operations/clusters";
export type { ListedProposal } from "./operations/list-proposals";
export type { VaultMap } from "./operations/map";
export type { SurveyorStatus } from "./operations/status";
export { surveyorWorkflow } from "./workflow";
