export { anchorsOf, goalOf } from "./anchor-reader";
export { SnapshotCache } from "./cache";
export type { FileSnapshot, LinkPosition, Obstacle, RecordFile, RecordSnapshot, ScalarField } from "./file";
export { isRecord } from "./file";
export { type ReadOptions, readVault } from "./gather";
export { BROKEN, isAmbiguous, type LinkTarget } from "./link-index";
export type { VaultSnapshot } from "./vault";
