import { stringify } from "yaml";
import { isoDate } from "@/lib/core/clock";
import type { Conversation, Message } from "./conversation";

/** What an inbox file bears; `content` is Markdown. */
export interface InboxFile {
  filename: string;
  content: string;
}

/**
 * A conversation as the Curator reads one: metadata that say what it is, and over each message who said it when.
 * Times are UTC. What no Markdown file can bear, NUL and halves of characters, becomes U+FFFD.
 */
export function inboxFileOf(conversation: Conversation): InboxFile {
  const { origin, id, messages } = conversation;
  const title = oneLine(conversation.title) || `Conversation with ${origin}`;
  const begun = conversation.begun ?? messages.find(({ at }) => at)?.at;
  const day = begun && isoDate(begun);
  const metadata = { type: "conversation", title, date: day, origin, conversation_id: id };
  return {
    filename: sound(`${day ? `${day} ` : ""}${title}.md`),
    content: sound(
      `---\n${stringify(metadata, { lineWidth: 0 })}---\n\n${messages.map(written).join("\n\n")}\n`,
    ),
  };
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

const written = ({ speaker, at, text }: Message): string => {
  const when = at ? ` ${at.toISOString().slice(0, 16).replace("T", " ")}` : "";
  return `**${speaker}**${when}\n\n${text.trimEnd().replace(/^[\r\n]+/, "")}`;
};

const sound = (text: string): string => text.replaceAll("\0", "\ufffd").toWellFormed();
