export { acceptCuratorProposal } from "./accept-proposal";
export { discardCuratorProposal } from "./discard-proposal";
export { listCuratorProposals } from "./list-proposals";
export { processInbox } from "./process-inbox";
export { readCuratorSettings } from "./read-settings";
export { undoInboxFile } from "./undo-file";
export { undoCuratorProposal } from "./undo-proposal";
export { writeCuratorSettings } from "./write-settings";
