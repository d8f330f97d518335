export { makeDirectory, placeNew, stage, syncDirectory } from "./durable";
export {
  createFile,
  exists,
  type FileAt,
  type FileStat,
  hashOf,
  isCode,
  readFileIfAny,
  readStored,
  removeFile,
  renameFile,
  replaceFile,
  type StoredFile,
  statFile,
} from "./files";
export { sweepTemporaries } from "./temporary";
export { type WalkedFile, walk } from "./walk";
