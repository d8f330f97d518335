export { type Compared, differences, fileDifferences, linkDifferences } from "./differences";
export { type Entry, entryOf, kindOf, stemOf, typeOf } from "./entry";
export { checkMatch, etagOf, lockKeys, lockRecords, lockVault, vaultLock } from "./lock";
export { type Reconciliation, reconcile } from "./reconcile";
export { findCandidates, resolveEntry } from "./resolve";
export { writeTexts } from "./texts";
export { type IndexChange, updateIndex } from "./update";
export { wordsOf } from "./words";
