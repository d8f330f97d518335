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
export { inGroups } from "./groups";
export { sweepTemporaries } from "./temporary";
export { type WalkedFile, walk } from "./walk";
