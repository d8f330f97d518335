/** What reads the files of a vault without the database, for threads: all of `lib/vault` would take half a second to load. */
export { MAX_INDEXED_BYTES, readBytes, TOO_LARGE_TO_CHECK } from "../indexing/disk";
export type { FileFacts, FileWithFacts, RecordFacts, ScalarField } from "../indexing/facts/facts";
export { type LinkPosition, Links, type LinkValues, pushLink } from "../indexing/facts/links";
export { factsOf, NOT_READ, type Strings, unreadableFacts } from "../indexing/facts/record";
export { TIMESTAMP_RESOLUTION_MS } from "../indexing/facts/stored";
export { linksOf, stemKey } from "../links";
export { parseRecord } from "../record/parse";
export { hasSlowFrontmatter } from "../record/slow";
export { splitDocument } from "../record/split";
export { RECORD_TYPES, type RecordType } from "../schema";
export { Layout, type LayoutSettings } from "../settings/layout";
export {
  type SkippedFile,
  UNREADABLE_FILE,
  type WalkedFile,
  walkInBatches,
} from "../store";
