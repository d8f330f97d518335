export { listClusters, renameCluster } from "./clusters";
export { listProposals } from "./list-proposals";
export { vaultMap } from "./map";
export { readSurveyorSettings } from "./read-settings";
export { settleProposal } from "./settle-proposal";
export { surveyorStatus } from "./status";
export { startSurvey } from "./survey";
export { startWithdrawal } from "./withdraw";
export { writeSurveyorSettings } from "./write-settings";
