export { findBlock, findHeading } from "./find";
export { readOutline } from "./read";
export { replaceTexts } from "./replacements";
export type { Outline } from "./shapes";
export { editBlock, editSection, SECTION_OPS } from "./splice";
