export { defineOperation, noInput, type Operation, type PagedReply, type TextReply } from "./define";
export { defineFileOperation, type FileOperation, type OpenFile } from "./file";
export { HEADER_NAMES, locations, type ParamLocation } from "./location";
export { type ClientInfo, definePublicOperation, type PublicOperation } from "./public";
export {
  type Example,
  type InputArgs,
  type InputOf,
  type OperationSpec,
  type OutputOf,
  TAGS,
  type Tag,
} from "./spec";
export { defineStreamOperation, type StreamEvent, type StreamOperation } from "./stream";
export { idempotencyKeys } from "./tables";
