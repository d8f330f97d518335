export { findBlock, findHeading } from "./find";
export { readOutline } from "./read";
export { type Replacement, replaceTexts } from "./replacements";
export type { Block, Heading, Outline } from "./shapes";
export { editBlock, editSection, SECTION_OPS } from "./splice";
