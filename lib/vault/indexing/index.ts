export { type Compared, differences, fileDifferences, linkDifferences } from "./differences";
export { entryOf, type IndexEntry, stemOf } from "./entry";
export { isUnspaced, type TracedText, traceFolded } from "./fold";
export { checkMatch, etagOf, lockKeys, lockRecords, lockVault, vaultLock } from "./lock";
export { findCandidates, resolveEntry } from "./resolve";
export { quoted, tagLexeme, titleLexeme } from "./search-vector";
export { writeTexts } from "./texts";
export { foldWords, tokenize } from "./tokenize";
export { type IndexChange, updateIndex } from "./update";
