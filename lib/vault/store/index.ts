export { makeDirectory, placeNew, syncDirectory, temporaryBeside, writeFlushed } from "./durable";
export {
  createFile,
  exists,
  type FileAt,
  type FileStat,
  hashOf,
  isCode,
  isOtherFile,
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
