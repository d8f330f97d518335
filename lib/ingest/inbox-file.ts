import { stringify } from "yaml";
import { isoDate } from "@/lib/core/clock";
import type { Conversation, Message } from "./conversation";

/** A file for the inbox; `content` is Markdown. */
export interface InboxFile {
  filename: string;
  content: string;
}

/**
 * A conversation as Markdown: frontmatter, then each message under its speaker and time, in UTC.
 */
export function toInboxFile(conversation: Conversation): InboxFile {
  const { origin, id, messages } = conversation;
  const title = oneLine(conversation.title) || `Conversation with ${origin}`;
  const startedAt = conversation.startedAt ?? messages.find(({ at }) => at)?.at;
  const day = startedAt && isoDate(startedAt);
  const metadata = { type: "conversation", title, date: day, origin, conversation_id: id };
  return {
    filename: `${day ? `${day} ` : ""}${title}.md`,
    content: `---\n${stringify(metadata, { lineWidth: 0 })}---\n\n${messages.map(toMarkdown).join("\n\n")}\n`,
  };
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

const toMarkdown = ({ speaker, at, text }: Message): string => {
  const when = at ? ` ${at.toISOString().slice(0, 16).replace("T", " ")}` : "";
  return `**${speaker}**${when}\n\n${text.trimEnd().replace(/^[\r\n]+/, "")}`;
};
