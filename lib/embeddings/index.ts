export { embedderOf, remoteEmbedder } from "./engines/embedders";
export { localEmbeddersFor, localSpaces } from "./engines/local";
export { type Embedder, keyOfSpace, type Space } from "./engines/space";
export { dot } from "./engines/vector";
export { mergeNeighbours } from "./nearest/neighbours";
export * from "./operations";
export * as embeddingsOperations from "./operations";
export type { RecordsFound } from "./operations/search-records";
export { searchRecordsInput } from "./search/input";
export { similarRecords } from "./search/similar";
export { surveyorState } from "./tables";
export { hashOfParts } from "./text/hash";
export { partsOf } from "./text/parts";
export { plainText } from "./text/plain";
export { threads } from "./threads/pool";
export { vectorIndex } from "./vectors/cache";
export { forgetVectors } from "./vectors/detached";
export { SpaceIndex } from "./vectors/space-index";
export {
  deleteVectors,
  loadVectors,
  type RecordVectors,
  type StoredVector,
  storeVectors,
  touchVectors,
} from "./vectors/store";
