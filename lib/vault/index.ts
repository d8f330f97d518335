export {
  changeVault,
  type FileChange,
  onVaultChange,
  recoverLocked,
  recoverVault,
  type VaultChange,
  type VaultListener,
} from "./change";
export { encodeCursor } from "./cursor";
export {
  addBulkToInbox,
  addToInbox,
  bulkInboxInput,
  inboxFileInput,
  MAX_BULK_FILES,
  MAX_INBOX_FILE_BYTES,
} from "./inbox/add";
export { freeName, INBOX, PROCESSED, QUARANTINE } from "./inbox/files";
export {
  type InboxFileState,
  inboxStatesInput,
  listInbox,
  listInboxFiles,
  registerInboxFiles,
  retryInboxFile,
  retryInboxFileInput,
} from "./inbox/states";
export {
  type Compared,
  differences,
  fileDifferences,
  fileKind,
  findCandidates,
  linkDifferences,
  lockRecords,
  lockVault,
  type Reconciliation,
  reconcile,
  stemOf,
  typeOf,
  vaultLock,
} from "./indexing";
export { readBytes } from "./indexing/disk";
export { type Link, linksOf, type Resolution, resolveLink, retarget, stemKey } from "./links";
export { checkName, looseKey, nameKey } from "./name";
export {
  EscapeError,
  existingRecordPath,
  locate,
  pathFromUrl,
  recordAt,
  type VaultPath,
  vaultPath,
} from "./path";
export { editRecordText as editText, replaceWord, wrapField } from "./record";
export { type ParsedRecord, type Problem, parseRecord } from "./record/parse";
export { type Split, splitDocument } from "./record/split";
export { createRecord, createRecordIn, createRecordInput, pathFor } from "./records/create";
export { deleteRecord, deleteRecordInput } from "./records/delete";
export { editRecord, editRecordInput } from "./records/edit";
export { typeInput } from "./records/input";
export { listRecords, listRecordsInput, type RecordList } from "./records/list";
export { mergeRecords } from "./records/merge";
export { moveRecord, moveRecordInput } from "./records/move";
export type { Backlink, RecordDetail, RecordLink, RecordSummary } from "./records/present";
export { readRecord, readRecordInput } from "./records/read";
export { restoreRecord } from "./records/restore";
export { type Rewrite, rewriteFile, rewriteFiles } from "./records/rewrite";
export { type Rendered, type RenderFailure, renderMarkdown } from "./rendering";
export {
  directoryOf,
  isListField,
  isRecordType,
  LIST_FIELDS,
  RECORD_TYPES,
  type RecordType,
  STATUS_BY_TYPE,
  titleField,
} from "./schema";
export { type VaultContext, vaultContext } from "./search/context";
export { type VaultCounts, vaultCounts } from "./search/counts";
export { type VaultGraph, vaultGraph } from "./search/graph";
export { hasWords, hitsOf, pathsWhere, rankByWords } from "./search/ranked";
export { vaultSchema } from "./search/schema";
export { offsetOf, type SearchHit, type SearchResult, searchVault, searchVaultInput } from "./search/search";
export {
  exists,
  hashOf,
  isCode,
  readBytesIfAny,
  readFileIfAny,
  replaceFile,
  type StoredFile,
  statFile,
  type WalkedFile,
  walk,
} from "./store";
export { INBOX_ACTIONS, INBOX_STATES, type InboxRecord, type InboxState, inboxFiles } from "./tables/inbox";
export { LINK_STATES, vaultFiles } from "./tables/vault";
