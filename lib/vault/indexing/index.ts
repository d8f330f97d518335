export { type Compared, differences, fileDifferences, linkDifferences } from "./differences";
export { displayName, type IndexEntry, stemOf } from "./entry";
export { linksOfFile } from "./links-of";
export { checkMatch, etagOf, lockKeys, lockRecords, lockVault, vaultLock } from "./lock";
export { findCandidates } from "./resolve";
export type { LinkRow } from "./rows";
export { writeTexts } from "./texts";
export { tokenize } from "./tokenize";
export { type IndexChange, updateIndex } from "./update";
