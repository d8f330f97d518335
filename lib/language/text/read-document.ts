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
  /** A mail that a machine sent: what it names has nothing to do with its reader. */
  isRobots: boolean;
}

const ROBOT =
  /(?:no-?reply|do-?not-?reply|notifications?|mailer|newsletter|alerts?|bounce|updates|digest)[\w.+-]*@|bot@/i;

export function readDocument(source: Source): Document {
  const lines = splitLines(source.masked);
  const mail = readMail(lines);
  const chat = mail === undefined ? readChat(lines) : undefined;
  const blocks = toBlocks(mail ?? chat ?? lines, source.text);
  const sender = blocks.find((block) => block.header === "from");
  const isRobots = sender !== undefined && ROBOT.test(sender.text);
  return { source, blocks, isMail: mail !== undefined, isChat: chat !== undefined, isRobots };
}
