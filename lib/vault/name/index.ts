export { checkName } from "./check";
export { safeFilename } from "./filename";
export { looseKey, nameKey } from "./key";
