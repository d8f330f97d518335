import { stringify } from "yaml";
import { localDate, localMinute } from "@/lib/core/wall-time";
import { saysSomething } from "@/lib/language";
import type { Conversation, Message } from "./conversation";

/** A file for the inbox; `content` is Markdown. */
export interface InboxFile {
  filename: string;
  content: string;
}

/**
 * A conversation as Markdown: frontmatter, then each message under its speaker and time, in the time zone.
 */
export function toInboxFile(conversation: Conversation, timeZone: string): InboxFile {
  const { origin, id, messages } = conversation;
  const given = oneLine(conversation.title);
  const named = `Conversation with ${origin}`;
  // A note cannot be named "T".
  const title = saysSomething(given) ? given : `${named}${given === "" ? "" : ` (${given})`}`;
  const startedAt = conversation.startedAt ?? messages.find(({ at }) => at)?.at;
  const day = startedAt && localDate(timeZone, startedAt);
  const metadata = { type: "conversation", title, date: day, origin, conversation_id: id };
  return {
    filename: `${day ? `${day} ` : ""}${given || named}.md`,
    content: `---\n${stringify(metadata, { lineWidth: 0 })}---\n\n${messages.map((message) => toMarkdown(message, timeZone)).join("\n\n")}\n`,
  };
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

const toMarkdown = ({ speaker, at, text }: Message, timeZone: string): string => {
  const when = at ? ` ${localMinute(timeZone, at)}` : "";
  return `**${speaker}**${when}\n\n${text.trimEnd().replace(/^[\r\n]+/, "")}`;
};
