export { ACCEPTED, READ_FORMATS } from "./accepted";
export { mailFilename, mailPart } from "./formats/mailbox";
export { withUtf8Header } from "./mail-header";
export { isArchive, readParts, readText } from "./read";
export type { DocumentForm } from "./reading";
