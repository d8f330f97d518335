export { ACCEPTED, READ_FORMATS } from "./accepted";
export { isArchive, readParts, readText } from "./read";
export type { DocumentForm, Part, ReadText } from "./reading";
