export { ACCEPTED, READ_FORMATS } from "./accepted";
export { mailFilename } from "./formats/mailbox";
export { isArchive, readParts, readText } from "./read";
export type { DocumentForm } from "./reading";
