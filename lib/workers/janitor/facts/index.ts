export { FactsCache } from "./cache";
export type { FileFacts, LinkFact, Obstacle, RecordFacts, RecordFile, ScalarField } from "./file";
export { gatherFacts } from "./gather";
export { VaultFacts } from "./vault";
