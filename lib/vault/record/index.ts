export { type CreatedDate, createdDateOf } from "./created";
export { type Edit, editRecordText, type RecordPatch } from "./edit";
export { renameField, replaceWord, wrapField } from "./in-place";
export { type ParsedRecord, parseRecord } from "./parse";
export { renderRecord } from "./render";
export { type Split, splitDocument } from "./split";
