import { z } from "zod";
import { count } from "@/lib/core/count";
import { invalid, KvError } from "@/lib/core/errors";
import { defineOperation } from "@/lib/operation";
import {
  addBulkToInbox,
  MAX_BULK_FILES,
  MAX_INBOX_FILE_BYTES,
  readLayout,
  tooLargeForInbox,
} from "@/lib/vault";
import { readChatGpt } from "../chatgpt";
import { readClaude } from "../claude";
import type { Conversation } from "../conversation";
import { type InboxFile, toInboxFile } from "../inbox-file";

const FORMATS = "conversations with mapping, as ChatGPT exports them, or with chat_messages, as Claude does";

const input = z.strictObject({
  conversations: z
    .array(z.unknown().meta({ type: "object" }), `must be the export's JSON array: ${FORMATS}`)
    .min(1, `must not be empty: send the export's JSON array of ${FORMATS}`)
    .max(MAX_BULK_FILES, `at most ${MAX_BULK_FILES} conversations in one request: send the rest in another`)
    .meta({ description: `A chat export: ${FORMATS}` }),
});

const output = z.object({
  message: z.string(),
  ingested: z.int(),
  empty: z.int().meta({ description: "Conversations without messages, which are skipped" }),
  filenames: z.array(z.string()),
});

/** Adds each conversation of a chat export to the inbox as a file: all, or none. */
export const ingestExport = defineOperation({
  id: "ingestExport",
  http: { method: "POST", path: "/workers/ingest", status: 201, bodyIsList: "conversations" },
  tag: "Inbox",
  summary: "Add each conversation of a chat export to the inbox: all, or none",
  description: "The body is the export itself, a JSON array, or an object that contains it.",
  input,
  output,
  run: async (ctx, { conversations }) => {
    const { timeZone } = (await readLayout(ctx)).settings;
    const files = conversations.flatMap(
      (value, index) => fileOf(value, `conversations.${index}`, timeZone) ?? [],
    );
    if (files.length === 0) throw invalid("conversations", "No conversation of this export has a message");
    const { filenames } = await addBulkToInbox(ctx, { files });
    const empty = conversations.length - files.length;
    const skipped = empty === 0 ? "" : `, skipped ${empty} without messages`;
    const message = `Ingested ${count(files.length, "conversation")}${skipped}`;
    return { message, ingested: files.length, empty, filenames };
  },
});

function fileOf(value: unknown, path: string, timeZone: string): InboxFile | null {
  const conversation = withPathPrefix(path, () => read(value));
  if (conversation.messages.length === 0) return null;
  const file = toInboxFile(conversation, timeZone);
  if (Buffer.byteLength(file.content) > MAX_INBOX_FILE_BYTES) throw tooLargeForInbox(path, path);
  return file;
}

function read(value: unknown): Conversation {
  const is = (key: string) => value !== null && typeof value === "object" && Object.hasOwn(value, key);
  if (is("mapping")) return readChatGpt(value);
  if (is("chat_messages")) return readClaude(value);
  throw invalid("", "has neither mapping, as in a ChatGPT export, nor chat_messages, as in a Claude export");
}

/** A tree may have thousands of errors; more details than this are not reported. */
const MAX_DETAILS = 20;

/** Prefixes the paths of the validation errors of `work` with `path`. */
function withPathPrefix<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof KvError) || !error.details) throw error;
    const details = error.details
      .slice(0, MAX_DETAILS)
      .map((detail) => ({ ...detail, path: detail.path === "" ? path : `${path}.${detail.path}` }));
    const [first] = details;
    throw new KvError(error.code, first ? `${first.path}: ${first.message}` : error.message, { details });
  }
}
