export type { LinkPosition, RecordFacts, ScalarField } from "@/lib/vault/reading";
export { anchorsOf, goalOf } from "./anchor-reader";
export { SnapshotCache } from "./cache";
export type { FileSnapshot, RecordFile } from "./file";
export { isRecord } from "./file";
export { type ReadOptions, readVault } from "./gather";
export { keptFacts } from "./kept";
export { BROKEN, isAmbiguous, type LinkTarget } from "./link-index";
export type { VaultSnapshot } from "./vault";
