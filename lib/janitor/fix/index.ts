export { fix } from "./fix";
export { type Change, type FileChanges, plan } from "./plan";
