import { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Conversation, Message } from "./conversation";

const text = z.string("must be text").nullish();
const time = z.iso.datetime({ offset: true, error: "must be a time such as 2026-11-20T09:00:00Z" }).nullish();

const exportedMessage = z.looseObject(
  {
    sender: z.enum(["human", "assistant"], "must be human or assistant"),
    text,
    content: z
      .array(z.looseObject({ type: text, text }, "must be an object with type and text"), "must be a list")
      .nullish(),
    created_at: time,
    attachments: z
      .array(
        z.looseObject({ file_name: text, extracted_content: text }, "must be an object"),
        "must be a list",
      )
      .nullish(),
    files: z.array(z.looseObject({ file_name: text }, "must be an object"), "must be a list").nullish(),
  },
  "must be an object with sender and text",
);

const exported = z.looseObject({
  uuid: text,
  name: text,
  created_at: time,
  chat_messages: z.array(exportedMessage, "must be a list of messages"),
});

const SPEAKERS = { human: "User", assistant: "Claude" } as const;

/** Reads a conversation of a Claude export. Throws `VALIDATION_ERROR` with paths relative to the conversation. */
export function readClaude(value: unknown): Conversation {
  const { uuid, name, created_at, chat_messages } = parse(exported, value);
  return {
    title: name ?? "",
    origin: "Claude",
    id: uuid ?? undefined,
    startedAt: timeOf(created_at),
    messages: chat_messages.flatMap((each) => messageOf(each) ?? []),
  };
}

/** Null for an empty message, such as one with only tool use or thinking. */
function messageOf(message: z.output<typeof exportedMessage>): Message | null {
  const blocks = (message.content ?? []).map((block) => block.text ?? "").filter(isFilled);
  const files = [...(message.attachments ?? []).map(attached), ...(message.files ?? []).map(fileName)];
  const texts = [...(blocks.length > 0 ? blocks : [message.text ?? ""]), ...files].filter(isFilled);
  if (texts.length === 0) return null;
  return { speaker: SPEAKERS[message.sender], text: texts.join("\n\n"), at: timeOf(message.created_at) };
}

const fileName = ({ file_name }: { file_name?: string | null | undefined }): string =>
  isFilled(file_name ?? "") ? `[file: ${file_name}]` : "[file]";

/** A long text of a book is no conversation. */
const MAX_ATTACHED = 100_000;

/** The name of an attachment, and its text, which is often what the conversation is about, as a quote. */
function attached(file: {
  file_name?: string | null | undefined;
  extracted_content?: string | null | undefined;
}): string {
  const content = (file.extracted_content ?? "").trim().replace(/\r\n?/g, "\n");
  if (content === "") return fileName(file);
  const shown =
    content.length > MAX_ATTACHED ? `${content.slice(0, MAX_ATTACHED).toWellFormed()} …` : content;
  return `${fileName(file)}\n\n${shown.replace(/^/gm, "> ")}`;
}

const isFilled = (each: string): boolean => each.trim() !== "";

const timeOf = (iso: string | null | undefined): Date | undefined =>
  iso === null || iso === undefined ? undefined : new Date(iso);
