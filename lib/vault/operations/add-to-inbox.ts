import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { addArrivals } from "../inbox/add";
import type { Arrival } from "../inbox/arrivals";
import { MAX_INBOX_FILE_BYTES, tooLargeForInbox } from "../inbox/limit";
import { inboxFiles as bulkReply, inboxFile as fileReply } from "../inbox-shapes";
import { safeFilename } from "../name";
import { vaultPath } from "../path";

export const MAX_BULK_FILES = 1_000;

const inboxFileInput = z.strictObject(
  {
    filename: z.string("must be text"),
    content: textInput,
    encoding: z
      .enum(["utf8", "base64"], { error: "must be utf8 or base64" })
      .default("utf8")
      .meta({ description: "base64: content is the file's bytes" }),
  },
  {
    error: ({ code }) =>
      code === "invalid_type" ? "must be an object with filename and content" : undefined,
  },
);

const bulkInboxInput = z.strictObject({
  files: z
    .array(inboxFileInput, "must be a list of files")
    .min(1, "must have at least one file")
    .max(MAX_BULK_FILES, `at most ${MAX_BULK_FILES} files in one request`),
});

/** Puts one file into the inbox. A name that is already waiting gets a number: nothing is overwritten. */
export const addToInbox = defineOperation({
  id: "addToInbox",
  http: { method: "POST", path: "/vault/inbox", status: 201 },
  tag: "Inbox",
  summary: "Add a file to the inbox",
  description: "A name that is already waiting gets a number, which the reply names.",
  input: inboxFileInput,
  output: fileReply,
  examples: [
    {
      input: { filename: "Call with Alice.md", content: "Alice wants the offer by Friday.\n" },
      output: {
        message: "Uploaded Call with Alice.md to inbox",
        filename: "Call with Alice.md",
        location: "inbox/Call with Alice.md",
        size: 33,
      },
    },
  ],
  run: async (ctx, file) => {
    const [accepted] = await addArrivals(ctx, [prepare(file, "")]);
    if (!accepted) throw new Error("one file was sent, none accepted");
    return { message: `Uploaded ${accepted.filename} to inbox`, ...accepted };
  },
});

/** Puts several files into the inbox: all of them, or none. */
export const addBulkToInbox = defineOperation({
  id: "addBulkToInbox",
  http: { method: "POST", path: "/vault/inbox/bulk", status: 201 },
  tag: "Inbox",
  summary: "Add several files to the inbox: all, or none",
  description:
    "Up to 1,000 files. If one is refused, none is added. A name that is waiting already gets a number.",
  input: bulkInboxInput,
  output: bulkReply,
  run: async (ctx, { files }) => {
    const accepted = await addArrivals(
      ctx,
      files.map((file, index) => prepare(file, `files.${index}.`)),
    );
    return {
      message: `Uploaded ${accepted.length} files to inbox`,
      filenames: accepted.map((file) => file.filename),
      files: accepted,
    };
  },
});

function prepare(file: z.output<typeof inboxFileInput>, prefix: string): Arrival {
  const filename = safeFilename(file.filename, `${prefix}filename`);
  vaultPath(filename, `${prefix}filename`);
  const bytes = file.encoding === "utf8" ? Buffer.from(file.content) : fromBase64(file.content, prefix);
  if (bytes.byteLength > MAX_INBOX_FILE_BYTES) throw tooLargeForInbox(filename, `${prefix}content`);
  return { filename, content: bytes };
}

function fromBase64(content: string, prefix: string): Buffer {
  const compact = content.replace(/\s/g, "");
  const digits = compact.replace(/={1,2}$/, "");
  // A pattern for groups of four overflows the matcher's stack for large files.
  const isWhole = digits.length % 4 !== 1 && (digits === compact || compact.length % 4 === 0);
  if (isWhole && /^[A-Za-z0-9+/]*$/.test(digits)) return Buffer.from(digits, "base64");
  throw invalid(`${prefix}content`, "is not base64");
}
