export { FactsCache } from "./cache";
export type { FileFacts, LinkFact, Obstacle, RecordFacts, RecordFile } from "./file";
export { gatherFacts } from "./gather";
export { VaultFacts } from "./vault";
