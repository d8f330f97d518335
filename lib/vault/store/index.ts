export { forEachConcurrently } from "./concurrent";
export {
  makeDirectory,
  placeNew,
  removeEmptyFolder,
  stageFile,
  temporaryAbove,
  temporaryBeside,
  writeFlushed,
} from "./durable";
export {
  assertFits,
  exists,
  type FileAt,
  type HashedFile,
  hashFileIfAny,
  hashOf,
  hashStored,
  hashStream,
  isOtherFile,
  MAX_FILE_BYTES,
  readBytesIfAny,
  readFileIfAny,
  readFilesIfAny,
  readStored,
  readStoredBytes,
  type StoredFile,
  statFile,
  statusIfAny,
  statusOf,
} from "./files";
export { READ_FLAGS } from "./opened";
export { isUnreadable, readIfReadable } from "./readable";
export { refusedIn } from "./refused";
export {
  extensionProblem,
  NOT_UTF8,
  type SkippedFile,
  UNREADABLE_FILE,
  UNREADABLE_FOLDER,
} from "./skipped";
export { type FileStat, fileStat } from "./status";
export { removeStaleTemporaries, TEMP_PREFIX } from "./temporary";
export { fileAt, isGone, type WalkedFile, walk, walkInBatches } from "./walk";
export { isUnwritable } from "./writable";
