export { forEachConcurrently } from "./concurrent";
export { makeDirectory, placeNew, syncDirectory, temporaryBeside, writeFlushed } from "./durable";
export {
  createFile,
  exists,
  type FileAt,
  type FileStat,
  type HashedFile,
  hashOf,
  hashStored,
  hashStream,
  isCode,
  isOtherFile,
  READ_FLAGS,
  readBytesIfAny,
  readFileIfAny,
  readStored,
  replaceFile,
  type StoredFile,
  statFile,
  storedFile,
} from "./files";
export { extensionProblem, type SkippedFile } from "./skipped";
export { removeStaleTemporaries } from "./temporary";
export { type WalkedFile, walk } from "./walk";
