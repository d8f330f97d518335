import { anyOf } from "../languages/vocabulary";
import type { Block } from "./block";
import { slice, type TextSpan } from "./span";

/** The subject of a mail, without what says that it is answered or passed on (`Re:`, `WG:`). */
export function mailSubject(blocks: readonly Block[]): TextSpan | undefined {
  const block = blocks.find(({ header }) => header === "subject");
  return block && slice(block, BEFORE_SUBJECT.exec(block.text)?.[0].length ?? 0);
}

const BEFORE_SUBJECT = new RegExp(String.raw`^[^:：]*[:：]\s*(?:${anyOf("mailReply")}\s*[:：]\s*)*`, "iu");
