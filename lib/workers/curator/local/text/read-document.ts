import { readChat } from "../read/chat";
import { readMail } from "../read/mail";
import type { Block } from "./block";
import { toBlocks } from "./blocks";
import { splitLines } from "./line";
import type { Source } from "./source";

/** An inbox file cut into blocks. */
export interface Document {
  source: Source;
  blocks: Block[];
  isMail: boolean;
  isChat: boolean;
}

export function readDocument(source: Source): Document {
  const lines = splitLines(source.masked);
  const mail = readMail(lines);
  const chat = mail === undefined ? readChat(lines) : undefined;
  const blocks = toBlocks(mail ?? chat ?? lines, source.text);
  return { source, blocks, isMail: mail !== undefined, isChat: chat !== undefined };
}
