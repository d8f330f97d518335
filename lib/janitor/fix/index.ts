export { type FixRun, type FixSettings, fix } from "./fix";
export { type Change, type FileChanges, plan } from "./plan";
export { type WriteChanges, writeTo } from "./write";
