export type { SurveyResult } from "./finish";
export { type ListedProposal, listProposals, listProposalsInput } from "./proposals/list";
export { settleProposal, settleProposalInput } from "./proposals/settle";
export {
  type Cluster,
  type ClusterList,
  listClusters,
  listClustersInput,
  renameCluster,
  renameClusterInput,
} from "./read/clusters";
export { type MapPoint, type VaultMap, vaultMap } from "./read/map";
export { type SurveyorStatus, surveyorStatus } from "./read/status";
export {
  readSurveyorSettings,
  type SurveyorSettings,
  surveyorSettingsInput,
  writeSurveyorSettings,
} from "./settings";
export { startSurvey, surveyInput } from "./start";
export { withdrawOwn, withdrawOwnInput } from "./write/withdraw";
