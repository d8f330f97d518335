export { addAttachment } from "./attachments/add";
export { isImage, mediumOf } from "./attachments/content-type";
export { type ByteRange, openAttachment } from "./attachments/open";
export {
  type CreateFile,
  changeVault,
  type FileChange,
  type FollowUp,
  type FollowUpHandler,
  onFollowUp,
  onVaultChange,
  type Plan,
  recoverVault,
  type VaultChange,
  type VaultListener,
  type WriteFile,
} from "./change";
export { dailyPathOf } from "./daily/named-day";
export { VAULT_DETACHED } from "./detach/found";
export { type DetachListener, onVaultDetached } from "./detach/listeners";
export { readGraph } from "./graph/read";
export { addArrivals } from "./inbox/add";
export { type Arrival, arrivedFollowUp, INBOX_ARRIVED, planArrivals } from "./inbox/arrivals";
export { countDelayed, countOnHold, countQuarantined } from "./inbox/count";
export {
  freeName,
  freePlace,
  processedFolder,
  quarantineFolder,
  usableFolder,
  waitingPlaces,
} from "./inbox/files";
export { type IgnoredEntry, ignoredEntries } from "./inbox/ignored";
export { INBOX_FILE_LIMIT, MAX_INBOX_FILE_BYTES, tooLargeForInbox } from "./inbox/limit";
export { inboxNames } from "./inbox/names";
export { isOnHold } from "./inbox/on-hold";
export { resumeFiles } from "./inbox/resume";
export { INBOX_RETRY, retryFollowUp, whereInboxFile } from "./inbox/retry";
export { registerFewInboxFiles, registerInboxFiles } from "./inbox/states";
export { waitsSince } from "./inbox/waits-since";
export type { InboxFileState, InboxRecord } from "./inbox-shapes";
export { inboxRecord, oneInboxFile } from "./inbox-shapes";
export {
  differences,
  fileDifferences,
  findCandidates,
  leadsTo,
  linkDifferences,
  readInOrder,
  tagLexeme,
  vaultLock,
} from "./indexing";
export { readBytes } from "./indexing/disk";
export { readFacts, writeFacts } from "./indexing/facts/rows";
export { pruneTexts } from "./indexing/prune-texts";
export { type Link, linksOf, preferredNames, type Resolution, resolveLink, retarget, stemKey } from "./links";
export { findUnlinked } from "./mentions/find";
export { linkMention } from "./mentions/link";
export { checkName, looseKey, nameKey } from "./name";
export {
  type DailySettings,
  type LinkSettings,
  readLinkSettings,
  readOwnDailySettings,
} from "./obsidian/settings";
export * from "./operations";
export * as vaultOperations from "./operations";
export { MAX_BULK_FILES } from "./operations/add-to-inbox";
export type { VaultContext } from "./operations/context";
export { assertUtf8, editedText } from "./operations/edit-record";
export type { VaultDirectories } from "./operations/list-directories";
export { moveRecords } from "./operations/move-records";
export type { Opening } from "./operations/opening";
export type { VaultTraces } from "./operations/read-traces";
export { tickTask } from "./operations/tick-task";
export { findHeading, type Outline, readOutline } from "./outline";
export type { SearchHit } from "./page-shapes";
export { searchPage } from "./page-shapes";
export {
  anyVaultPath,
  asVaultPath,
  EscapeError,
  existingRecordPath,
  fileNameOf,
  folderOf,
  isBelow,
  locate,
  pathFromUrl,
  pathProblem,
  stemOf,
  type VaultPath,
  vaultPath,
  wholeLink,
  withoutMd,
} from "./path";
export { reconcile, reconcileFiles } from "./reconcile";
export { editRecordText as editText, replaceWord, wrapField } from "./record";
export { parseRecord } from "./record/parse";
export { hasSlowFrontmatter } from "./record/slow";
export { splitDocument } from "./record/split";
export { tagItems } from "./record/tags";
export { isFieldName } from "./records/checks";
export { type RecordContent, readContent } from "./records/content";
export { copyRecord } from "./records/copy";
export { vaultCounts } from "./records/counts";
export { createRecordIn, pathFor, planCreation } from "./records/create";
export { isRecord } from "./records/is-record";
export { listRecords } from "./records/list";
export { foldersMadeFor, madeFor } from "./records/made-folders";
export { mergeRecords } from "./records/merge";
export { moveReconciled, moveUnchanged } from "./records/move-unchanged";
export {
  type LinkFormat,
  linkFormatOf,
  linkWriter,
  newLink,
  type WriteLink,
  waysToLink,
} from "./records/new-links";
export { restoreRecord } from "./records/restore";
export { restoreVersions } from "./records/restore-versions";
export { type Rewrite, rewriteFile, rewriteFiles } from "./records/rewrite";
export { targetFor } from "./records/spelling";
export { typesOf } from "./records/types-of";
export { type Rendered, type RenderedLink, type RenderFailure, renderMarkdown } from "./rendering";
export {
  isListField,
  isRecordType,
  LIST_FIELDS,
  RECORD_TYPES,
  type RecordType,
  STATUS_BY_TYPE,
  titleField,
} from "./schema";
export { rankByAnyWord } from "./search/any-word";
export { searchVaultInput } from "./search/filters";
export { findMentions } from "./search/mentions";
export { findNames } from "./search/names";
export { plainLine } from "./search/plain";
export { parseQuery, type Query } from "./search/query/parse";
export { qualifiersOf, textOf } from "./search/query/parts";
export { hasText, hitsOf, pathsWhere, rankByWords, recordsAmong } from "./search/ranked";
export { searchVault } from "./search/search";
export { deleteSearch, listSearches, renameSearch, type SavedSearch, saveSearch } from "./searches/searches";
export { claimedType, DEFAULT_LAYOUT, Layout } from "./settings/layout";
export { settleFirst } from "./settings/opened";
export { layoutIn, readLayout } from "./settings/read";
export type { Backlink, RecordDetail, RecordLink } from "./shapes";
export { startVaultRun } from "./start-run";
export {
  exists,
  extensionProblem,
  type HashedFile,
  hashFileIfAny,
  hashOf,
  isUnreadable,
  isUnwritable,
  NOT_UTF8,
  READ_FLAGS,
  readBytesIfAny,
  readFileIfAny,
  readIfReadable,
  readStored,
  type SkippedFile,
  type StoredFile,
  statFile,
  TEMP_PREFIX,
  UNREADABLE_FILE,
  UNREADABLE_FOLDER,
  type WalkedFile,
  walk,
  walkInBatches,
} from "./store";
export { fieldNames, listFolders } from "./table/names";
export { readTable, type TableRow } from "./table/read";
export { type InboxState, inboxFiles } from "./tables/inbox";
export { vaultFiles, vaultLinks } from "./tables/vault";
export { typeMeant } from "./type-words";
export { recordHistory } from "./versions/history";
export { pruneVersions, VERSION_DAYS } from "./versions/prune";
export { keptVersions, readVersions } from "./versions/read";
