export { type ListedProposal, listProposals, listProposalsInput } from "./proposals/list";
export { settleProposal, settleProposalInput } from "./proposals/settle";
export {
  type Cluster,
  listClusters,
  listClustersInput,
  renameCluster,
  renameClusterInput,
} from "./read/clusters";
export { type VaultMap, vaultMap } from "./read/map";
export { type SurveyorStatus, surveyorStatus } from "./read/status";
export { readSurveyorSettings, surveyorSettingsInput, writeSurveyorSettings } from "./settings";
export { startSurvey, surveyInput } from "./start";
export { LABELLED_BY, PROPOSAL_KINDS, PROPOSAL_STATES } from "./tables";
export { surveyorWorkflow } from "./workflow";
export { withdrawOwn, withdrawOwnInput } from "./write/withdraw";
