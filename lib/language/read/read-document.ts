import type { Block } from "../text/block";
import { toBlocks } from "../text/blocks";
import { quotesAreItems, splitLines } from "../text/line";
import { readChat } from "./chat";
import { noteKindOf } from "./kind";
import { readMail } from "./mail";
import type { SourceText } from "./source";

/** The blocks of an inbox file; none if it is not a note. */
export interface Document {
  source: SourceText;
  blocks: Block[];
  isMail: boolean;
  isChat: boolean;
  /** A mail sent by a machine: its names are not related to its reader. */
  isAutomated: boolean;
}

const AUTOMATED_MAIL =
  /(?:no-?reply|do-?not-?reply|notifications?|mailer|newsletter|alerts?|bounce|updates|digest)[\w.+-]*@|bot@/i;

export function readDocument(source: SourceText): Document {
  if (source.isData) return { source, blocks: [], isMail: false, isChat: false, isAutomated: false };
  const lines = splitLines(source.masked);
  const mail = readMail(lines);
  const chat = mail === undefined ? readChat(lines) : undefined;
  const isPlain = mail === undefined && chat === undefined && !/\.(?:md|markdown)$/i.test(source.filename);
  const own = isPlain && quotesAreItems(lines) ? splitLines(source.masked, { marksItems: true }) : lines;
  const blocks = toBlocks(mail ?? chat ?? own, source.text);
  const sender = blocks.find((block) => block.header === "from");
  const isAutomated = sender !== undefined && AUTOMATED_MAIL.test(sender.text);
  const document = { source, blocks, isMail: mail !== undefined, isChat: chat !== undefined, isAutomated };
  return source.isPage && !PAGE_KINDS.has(noteKindOf(document)) ? { ...document, blocks: [] } : document;
}

/** A page is a note when it is that of a meeting, or a mail that was saved. */
const PAGE_KINDS: ReadonlySet<string> = new Set(["meeting", "email"]);
