export { makeDirectory, placeNew, stage, syncDirectory } from "./durable";
export {
  createFile,
  exists,
  type FileStat,
  hashOf,
  isCode,
  readFileIfAny,
  readStored,
  removeFile,
  renameFile,
  replaceFile,
  type StoredFile,
} from "./files";
export { sweepTemporaries, type WalkedFile, walk } from "./walk";
