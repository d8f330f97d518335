import { type Block, slice, type TextSpan } from "@/lib/language";

/** Where a name ends that follows its label: `Client: Harbour Data (Ann Lee)`. */
const END = /[;,(|]|\s[-–—]\s/;

/** What a line names after its label. */
export const labelledName = (block: Block): TextSpan => slice(block, 0, END.exec(block.text)?.index);
