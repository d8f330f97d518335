export { FactsCache } from "./cache";
export type { FileFacts, LinkFact, Obstacle, RecordFacts, RecordFile, ScalarField } from "./file";
export { isRecord } from "./file";
export { gatherFacts } from "./gather";
export { BROKEN, isAmbiguous, type Lead } from "./leads";
export type { VaultFacts } from "./vault";
