export { type Compared, differences, fileDifferences, linkDifferences } from "./differences";
export { entryOf, type IndexEntry, stemOf } from "./entry";
export { checkMatch, etagOf, lockKeys, lockRecords, lockVault, vaultLock } from "./lock";
export { findCandidates, resolveEntry } from "./resolve";
export { writeTexts } from "./texts";
export { tokenize } from "./tokenize";
export { type IndexChange, updateIndex } from "./update";
