/** What reads the files of a vault without the database, for threads: all of `lib/vault` would take half a second to load. */
export { MAX_INDEXED_BYTES, readBytes } from "../indexing/disk";
export type {
  FileFacts,
  FileWithFacts,
  Obstacle,
  RecordFacts,
  ScalarField,
} from "../indexing/facts/facts";
export { type LinkPosition, Links, type LinkValues, pushLink } from "../indexing/facts/links";
export { factsOf, NOT_READ, type Strings, unreadableFacts } from "../indexing/facts/record";
export { TIMESTAMP_RESOLUTION_MS } from "../indexing/facts/stored";
export { type Link, linksOf, stemKey } from "../links";
export { looseKey } from "../name";
export { type CreatedDate, createdDateOf } from "../record";
export { type ParsedRecord, parseRecord } from "../record/parse";
export { type Split, splitDocument } from "../record/split";
export { isListField, RECORD_TYPES, type RecordType, titleField } from "../schema";
export { claimedType, Layout, type LayoutSettings } from "../settings/layout";
export type { Problem } from "../shapes";
export { type SkippedFile, type WalkedFile, walkInBatches } from "../store";
