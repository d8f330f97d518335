export { noInput, type Operation } from "./define";
export type { FileOperation, OpenFile } from "./file";
export { locations, type ParamLocation } from "./location";
export { type ClientInfo, definePublicOperation, type PublicOperation } from "./public";
export { type InputArgs, type OperationSpec, TAGS } from "./spec";
export type { StreamEvent, StreamOperation, StreamOptions } from "./stream";
